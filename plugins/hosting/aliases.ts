/** The pages at old URLs, which work on hosts without redirects. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { buildRedirectPage } from '../../src/hosting/redirect-page';
import type { Alias } from '../../src/hosting/rules';
import { findDocsContent } from '../docs/content';
import { listRedirects } from './redirects';

/** Writes a redirect page for each old URL. Returns the URLs with their targets, in order. */
export async function writeRedirectPages(props: Props): Promise<readonly Alias[]> {
  const { siteDir, outDir, siteConfig, plugins } = props;
  const redirects = listRedirects(findDocsContent(plugins), siteDir, siteConfig);
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
