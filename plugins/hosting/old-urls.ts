/** Old URLs of pages: aliases, pages of a removed version, and pages of the version at `/`. */
import path from 'node:path';
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig, Props } from '@docusaurus/types';
import { isAlias } from '../../src/check/addresses';
import { findDocsContent } from '../docs/content';
import type { Alias } from '../../src/hosting/rules';
import { currentVersion, type Arrangement } from '../../src/routes/arrangement';
import { toTrail } from '../../src/routes/places';
import { readRemovedVersions, type RemovedVersion } from '../../src/versions/read';
import { writeTemplate } from './host-files';

interface Redirect extends Alias {
  readonly title: string;
}

/** Writes a page at each old URL, for hosts without redirects. Returns the URLs, in order. */
export async function writeRedirectPages(props: Props): Promise<readonly Alias[]> {
  const { siteDir, outDir, siteConfig, plugins } = props;
  const { title: portal, url, baseUrl, favicon } = siteConfig;
  const redirects = listRedirects(findDocsContent(plugins), siteDir, siteConfig);
  for (const redirect of redirects) {
    const file = path.join(outDir, `${redirect.from}.html`);
    const values = { ...redirect, portal, url, baseUrl, favicon };
    await writeTemplate(file, 'redirect-page.html', values, 'wx');
  }
  return redirects.map(({ from, to }) => ({ from, to }));
}

/** The redirects of a site, in order. In `npm start`, aliases can be invalid or pages; these are skipped. */
export function listRedirects(
  content: LoadedContent,
  siteDir: string,
  { url, customFields }: Pick<DocusaurusConfig, 'url' | 'customFields'>,
): readonly Redirect[] {
  const { root } = customFields?.['arrangement'] as Arrangement;
  const docs = content.loadedVersions.find(({ versionName }) => versionName === root)?.docs ?? [];
  const pages: Pages = new Map(
    docs.map(({ slug, title, permalink }) => {
      return [slug, { title, to: new URL(permalink, url).pathname }];
    }),
  );
  const aliases = docs.flatMap((doc) => listAliases(doc, pages));
  const targets = new Map([...aliases, ...pages]);
  // The URLs that the pages at `/` have as soon as there is a newer version.
  const own = root === currentVersion ? [] : [{ name: root, routes: [...pages.keys()] }];
  return [
    ...aliases.map(([from, target]) => ({ from: from.slice(1), ...target })),
    ...[...own, ...readRemovedVersions(siteDir)].flatMap((version) => listOld(version, targets)),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
}

type Target = Pick<Redirect, 'to' | 'title'>;

/** The pages of the version at `/` by route. */
type Pages = ReadonlyMap<string, Target>;

function listAliases({ slug, frontMatter }: DocMetadata, pages: Pages): [string, Target][] {
  const { aliases } = frontMatter as { readonly aliases?: unknown };
  const target = pages.get(slug);
  if (!target || !Array.isArray(aliases)) return [];
  return aliases
    .filter(isAlias)
    .filter((alias) => !pages.has(alias))
    .map((alias) => [alias, target]);
}

/** Each page leads to the same page, or else to the nearest page above it. */
function listOld({ name, routes }: RemovedVersion, pages: Pages): Redirect[] {
  const own = new Set(routes);
  return routes.flatMap((route) => {
    const nearest = [route, ...toTrail(route, own).toReversed()];
    const target = nearest.map((one) => pages.get(one)).find((one) => one !== undefined);
    return target ? [{ from: route === '/' ? name : name + route, ...target }] : [];
  });
}
