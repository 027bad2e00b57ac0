/** Old URLs of pages: aliases, pages of a removed version, and pages of the version at `/`. */
import path from 'node:path';
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig, Props } from '@docusaurus/types';
import { isAlias } from '../../src/check/addresses';
import { findDocsContent } from '../docs/content';
import type { Alias } from '../../src/hosting/rules';
import { currentVersion, type Arrangement } from '../../src/site-map/arrangement';
import { toTrail } from '../../src/site-map/places';
import { readRemovedVersions, type RemovedVersion } from '../../src/versions/read';
import { writeTemplate } from './host-files';

interface Redirect extends Alias {
  readonly title: string;
}

/**
 * Writes a page at each old URL, for hosts without redirects. It contains no scripts or styles.
 * Returns the URLs with their targets, in order.
 */
export async function writeRedirectPages(props: Props): Promise<readonly Alias[]> {
  const { siteDir, outDir, siteConfig, plugins } = props;
  const { title: portal, url, baseUrl } = siteConfig;
  const redirects = listRedirects(findDocsContent(plugins), siteDir, siteConfig);
  for (const redirect of redirects) {
    const file = path.join(outDir, toPageFile(redirect));
    const values = { ...redirect, portal, url, baseUrl };
    await writeTemplate(file, 'redirect-page.html', values, 'wx');
  }
  return redirects.map(({ from, to }) => ({ from, to }));
}

/** The file of a redirect page in the build folder. */
export function toPageFile({ from }: Alias): string {
  return path.normalize(`${from}.html`);
}

/** The redirects of a site, in order. In `npm start`, aliases can be invalid or pages; these are skipped. */
export function listRedirects(
  content: LoadedContent,
  siteDir: string,
  { url, customFields }: Pick<DocusaurusConfig, 'url' | 'customFields'>,
): readonly Redirect[] {
  const { root } = customFields?.['arrangement'] as Arrangement;
  const docs = content.loadedVersions.find(({ versionName }) => versionName === root)?.docs ?? [];
  const pages: Pages = new Map(docs.map((doc) => [doc.slug, toTarget(doc, url)]));
  const aliases = docs.flatMap((doc) => listAliases(doc, pages));
  return [
    ...aliases.map(([from, target]) => ({ from: from.slice(1), ...target })),
    ...(root === currentVersion ? [] : listOwn(root, pages)),
    ...readRemovedVersions(siteDir).flatMap((version) =>
      listRemoved(version, new Map([...aliases, ...pages])),
    ),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
}

type Target = Pick<Redirect, 'to' | 'title'>;

/** The pages of the version at `/` by route. */
type Pages = ReadonlyMap<string, Target>;

function toTarget({ permalink, title }: DocMetadata, url: string): Target {
  return { to: new URL(permalink, url).pathname, title };
}

function listAliases({ slug, frontMatter }: DocMetadata, pages: Pages): [string, Target][] {
  const { aliases } = frontMatter as { readonly aliases?: unknown };
  const target = pages.get(slug);
  if (!target || !Array.isArray(aliases)) return [];
  return aliases
    .filter(isAlias)
    .filter((alias) => !pages.has(alias))
    .map((alias) => [alias, target]);
}

/** The URLs that the pages at `/` have as soon as there is a newer version. */
function listOwn(root: string, pages: Pages): Redirect[] {
  return [...pages].map(([route, target]) => ({ from: toAddress(root, route), ...target }));
}

/** Each page leads to the same page, or else to the nearest page above it. */
function listRemoved({ name, routes }: RemovedVersion, pages: Pages): Redirect[] {
  const own = new Set(routes);
  return routes.flatMap((route) => {
    const nearest = [route, ...toTrail(route, own).toReversed()];
    const target = nearest.map((one) => pages.get(one)).find((one) => one !== undefined);
    return target ? [{ from: toAddress(name, route), ...target }] : [];
  });
}

function toAddress(name: string, route: string): string {
  return route === '/' ? name : name + route;
}
