/** The aliases of pages, from their front matter. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { findDocsContent } from '../../src/framework/docs-plugin';
import { buildRedirectPage } from '../../src/hosting/redirect-page';
import type { Alias } from '../../src/hosting/rules';

/** Writes a redirect page for each alias. Returns the aliases with their targets, in order. */
export async function writeRedirectPages(props: Props): Promise<readonly Alias[]> {
  const { outDir, siteConfig } = props;
  const redirects = listRedirects(props);
  for (const redirect of redirects) {
    const file = path.join(outDir, toPageFile(redirect));
    const page = buildRedirectPage({ title: redirect.title, path: redirect.to }, siteConfig);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, page, { flag: 'wx' });
  }
  return redirects.map(({ from, to }) => ({ from, to }));
}

/** The file of a redirect page in the build folder. */
export function toPageFile({ from }: Alias): string {
  return path.normalize(`${from}.html`);
}

/** Only the current version has aliases, since the URLs of cut versions never change. */
function listRedirects({ plugins, siteConfig }: Props) {
  return findDocsContent(plugins)
    .loadedVersions.filter(({ versionName }) => versionName === 'current')
    .flatMap((version) => version.docs)
    .flatMap(({ title, permalink, frontMatter }) => {
      const { aliases = [] } = frontMatter as { aliases?: readonly string[] };
      const to = new URL(permalink, siteConfig.url).pathname;
      return aliases.map((alias) => ({ from: alias.slice(1), to, title }));
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
