/** Checks built pages against the Content-Security-Policy, and writes the host configurations. */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildApacheSnippet, buildHtaccess } from '../../src/hosting/apache';
import { buildCaddyfile, buildCaddySnippet } from '../../src/hosting/caddy';
import { buildCloudFrontFunction, buildCloudFrontHeaders } from '../../src/hosting/cloudfront';
import { trustedTypesPolicy } from '../../src/hosting/content-security-policy';
import { buildNginxExample, buildNginxSnippet } from '../../src/hosting/nginx';
import { buildHeadersFile, buildRedirectsFile } from '../../src/hosting/netlify';
import {
  assetFolder,
  buildRules,
  movedFile,
  rejectedFile,
  rulesFile,
} from '../../src/hosting/rules';
import { buildRobots, buildSecurity, robotsFile, securityFile } from '../../src/hosting/well-known';
import type { SecurityContact } from '../../src/site';
import { validateIcons } from '../bundler/page-template';
import { writeRedirectPages } from './aliases';
import { validatePages } from './validate';

interface Options {
  /** What `security.txt` says. */
  readonly security: SecurityContact | null;
}

export default function hosting(
  { baseUrl, siteConfig }: LoadContext,
  { security }: Options,
): Plugin {
  const [script] = siteConfig.scripts;
  const scriptUrl = typeof script === 'object' ? script.src : script;
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: trustedTypesPolicy } },
    async postBuild(props) {
      const { outDir, preBodyTags, plugins } = props;
      validateIcons(preBodyTags);
      const aliases = await writeRedirectPages(props);
      const scriptHashes = await validatePages(outDir, { baseUrl, aliases, scriptUrl });
      const rules = buildRules({ baseUrl, scriptHashes, scriptUrl, aliases });
      const hosts = path.join(outDir, '../hosts');
      // Netlify and Cloudflare read these files only from the root of the published folder.
      const top = baseUrl === '/' ? outDir : hosts;
      await rm(hosts, { recursive: true, force: true });
      await writeFiles(hosts, {
        [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
        'nginx/portal.conf': buildNginxSnippet(rules),
        'nginx/example.conf': buildNginxExample(rules),
        'caddy/portal.caddy': buildCaddySnippet(rules),
        'caddy/Caddyfile': buildCaddyfile(rules),
        'apache/portal.conf': buildApacheSnippet(rules),
        'cloudfront/function.js': buildCloudFrontFunction(rules),
        'cloudfront/headers.json': buildCloudFrontHeaders(rules),
      });
      await writeFiles(outDir, {
        '.htaccess': buildHtaccess(rules),
        [movedFile]: 'This page has moved.\n',
        [rejectedFile]: 'Method Not Allowed\n',
      });
      const hasSitemap = plugins.some(({ name }) => name === 'docusaurus-plugin-sitemap');
      await writeMissing(outDir, {
        [robotsFile]: buildRobots(siteConfig, hasSitemap),
        ...(security && { [securityFile]: buildSecurity(security, siteConfig) }),
      });
      await writeFiles(top, {
        _headers: buildHeadersFile(rules, await listAssets(outDir)),
        _redirects: buildRedirectsFile(rules),
      });
    },
  };
}

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Writes files, unless the operator has them in `static`. */
async function writeMissing(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const existing = new Set(await readdir(folder, { recursive: true }));
  const missing = Object.entries(files).filter(([name]) => !existing.has(path.normalize(name)));
  await writeFiles(folder, Object.fromEntries(missing));
}

/** Paths relative to `outDir`, largest files first. */
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
