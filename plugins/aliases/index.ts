/** Old addresses of pages, by their front matter: checked in every run, written by the build. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { checkPageAliases } from './check';
import { type CurrentPage, toCurrentPages } from './pages';
import { buildRedirectPage } from './redirect-page';

const docsPlugin = 'docusaurus-plugin-content-docs';

export default function aliases({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'aliases',
    async allContentLoaded({ allContent }) {
      validate(toCurrentPages(allContent[docsPlugin]?.['default'], baseUrl));
      return Promise.resolve();
    },
  };
}

/** Stops with every problem, a line each. */
function validate(pages: readonly CurrentPage[]): void {
  const problems = checkPageAliases(pages);
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ file, field, found, expected }) =>
      `${file}: ${field}: found ${found}, expected ${expected}.`,
  );
  throw new Error(`${problems.length} old address(es) cannot lead to a page:\n${lines.join('\n')}`);
}

/** Writes a page at every old address; plugins/hosting does so before it reads the built pages. */
export async function writeRedirectPages({ outDir, plugins, siteConfig }: Props): Promise<void> {
  const { baseUrl, url } = siteConfig;
  const docs = plugins.find(({ name }) => name === docsPlugin);
  for (const { aliases, title, route } of toCurrentPages(docs?.content, baseUrl)) {
    const { pathname } = new URL(`.${route}`, url + baseUrl);
    for (const alias of (aliases ?? []) as readonly string[]) {
      const file = path.join(outDir, `${alias}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      const page = buildRedirectPage({ title, path: pathname }, siteConfig);
      await writeFile(file, page, { flag: 'wx' });
    }
  }
}
