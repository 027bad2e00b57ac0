/** Old addresses of pages, by their front matter: plugins/content-check checks them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { findDocsContent } from '../../src/framework/docs-plugin';
import { toCurrentPages } from './pages';
import { buildRedirectPage } from './redirect-page';

/** Writes a page at every old address; plugins/hosting does so before it reads the built pages. */
export async function writeRedirectPages({ outDir, plugins, siteConfig }: Props): Promise<void> {
  const { baseUrl, url } = siteConfig;
  for (const { aliases, title, route } of toCurrentPages(findDocsContent(plugins), baseUrl)) {
    const { pathname } = new URL(`.${route}`, url + baseUrl);
    for (const alias of aliases) {
      const file = path.join(outDir, `${alias}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      const page = buildRedirectPage({ title, path: pathname }, siteConfig);
      await writeFile(file, page, { flag: 'wx' });
    }
  }
}
