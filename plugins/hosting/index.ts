/** Checks what the Content-Security-Policy forbids, and writes the configuration of every host. */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildHtaccess } from '../../src/hosting/apache';
import { buildCaddyfile } from '../../src/hosting/caddy';
import { trustedTypesPolicy } from '../../src/hosting/content-security-policy';
import { keepImageFiles } from '../../src/framework/build/image-files';
import { validateIcons } from '../../src/framework/build/page-template';
import { buildNginxConfig } from '../../src/hosting/nginx';
import { buildHeadersFile, buildRedirectsFile } from '../../src/hosting/netlify';
import { assetFolder, buildRules, movedFile, rulesFile } from '../../src/hosting/rules';
import { writeRedirectPages } from './aliases';
import { validatePages } from './validate';

export default function hosting({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'hosting',
    configureWebpack(config, isServer, utils) {
      return {
        ...(!isServer && { output: { trustedTypes: trustedTypesPolicy } }),
        plugins: [keepImageFiles(config, utils)],
      };
    },
    async postBuild(props) {
      const { outDir, preBodyTags } = props;
      validateIcons(preBodyTags);
      const aliases = await writeRedirectPages(props);
      const scriptHashes = await validatePages(outDir, baseUrl, aliases);
      const rules = buildRules({ baseUrl, scriptHashes, aliases });
      const hosts = path.join(outDir, '../hosts');
      // Netlify and Cloudflare read the top folder of what they publish, which a sub-path is not.
      const top = baseUrl === '/' ? outDir : hosts;
      await mkdir(hosts, { recursive: true });
      await Promise.all([
        writeFile(path.join(hosts, rulesFile), `${JSON.stringify(rules, null, 2)}\n`),
        writeFile(path.join(hosts, 'nginx.conf'), buildNginxConfig(rules)),
        writeFile(path.join(hosts, 'Caddyfile'), buildCaddyfile(rules)),
        writeFile(path.join(outDir, '.htaccess'), buildHtaccess(rules)),
        writeFile(path.join(outDir, movedFile), 'This page has moved.\n'),
        writeFile(path.join(top, '_headers'), buildHeadersFile(rules, await listAssets(outDir))),
        writeFile(path.join(top, '_redirects'), buildRedirectsFile(rules)),
      ]);
    },
  };
}

/** Paths below `outDir`, the heaviest first. */
async function listAssets(outDir: string): Promise<string[]> {
  const names = await readdir(path.join(outDir, assetFolder), { recursive: true });
  const found = await Promise.all(
    names.map(async (name) => {
      const relative = assetFolder + name.replaceAll(path.sep, '/');
      const status = await stat(path.join(outDir, relative));
      return { relative, size: status.size, isFile: status.isFile() };
    }),
  );
  return found
    .filter(({ isFile }) => isFile)
    .sort((a, b) => b.size - a.size || (a.relative < b.relative ? -1 : 1))
    .map(({ relative }) => relative);
}
