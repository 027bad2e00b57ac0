/** The aliases of pages, from their front matter. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { isAlias } from '../../src/catalogue/check/aliases';
import { findDocsContent } from '../../src/framework/docs-plugin';
import { buildRedirectPage } from '../../src/hosting/redirect-page';
import type { Alias } from '../../src/hosting/rules';

interface Redirect extends Alias {
  /** The title of the target page. */
  readonly title: string;
}

/** Writes a redirect page for each alias. Returns the aliases with their targets, in order. */
export async function writeRedirectPages(props: Props): Promise<readonly Alias[]> {
  const { outDir, siteConfig, plugins } = props;
  const redirects = listRedirects(findDocsContent(plugins), siteConfig.url);
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

/**
 * All aliases, in order, for the site at `url`. Only the current version has aliases, since the URLs of
 * cut versions never change. In `npm start`, aliases can be invalid or pages; these are skipped.
 */
export function listRedirects({ loadedVersions }: LoadedContent, url: string): readonly Redirect[] {
  const docs = loadedVersions
    .filter(({ versionName }) => versionName === 'current')
    .flatMap((version) => version.docs);
  const pages = new Set(docs.map(({ slug }) => slug));
  return docs
    .flatMap(({ title, permalink, frontMatter }) => {
      const { aliases } = frontMatter as { readonly aliases?: unknown };
      const to = new URL(permalink, url).pathname;
      return (Array.isArray(aliases) ? aliases : [])
        .filter(isAlias)
        .filter((alias) => !pages.has(alias))
        .map((alias) => ({ from: alias.slice(1), to, title }));
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
