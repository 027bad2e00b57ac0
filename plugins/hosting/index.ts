/** Checks built pages against the Content-Security-Policy, and writes the host configurations. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildRules, trustedTypesPolicy } from '../../src/hosting/rules';
import type { Deployment } from '../../src/site';
import { validatePages } from './check-pages';
import { writeHostFiles, writeTemplate } from './host-files';
import { writeRedirectPages } from './old-urls';

/** The options are part of the settings that every page loads. */
type Options = Pick<Deployment, 'scriptUrl' | 'security'>;

export default function hosting(
  { baseUrl, siteConfig: { url } }: LoadContext,
  { scriptUrl, security }: Options,
): Plugin {
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: trustedTypesPolicy } },
    async postBuild(props) {
      const { outDir, plugins } = props;
      const scriptHashes = await validatePages(outDir);
      const aliases = await writeRedirectPages(props);
      await writeHostFiles(outDir, buildRules({ baseUrl, scriptHashes, scriptUrl, aliases }));

      const hasSitemap = plugins.some(({ name }) => name === 'docusaurus-plugin-sitemap');
      await writeMissing(outDir, 'robots.txt', { url, baseUrl, hasSitemap });
      if (security) await writeMissing(outDir, '.well-known/security.txt', { url, ...security });
    },
  };
}

/** Writes a file for crawlers or researchers, unless the operator has it in `static`. */
async function writeMissing(outDir: string, name: string, values: object): Promise<void> {
  const file = path.join(outDir, name);
  if (!existsSync(file)) await writeTemplate(file, path.basename(name), values);
}
