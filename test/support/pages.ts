/** The pages of the portal by URL, with their headings, as the catalogue and the editors have them. */
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { buildFolder, root } from '../../scripts/lib/paths.mjs';
import { catalogue } from './entries';
import { buildSiteMap } from '../../src/routes';
import { isPartial, toDefaultSlug } from '../../src/routes/default-slug';
import { docsFolder, referenceFolder, toOverviewPlace } from '../../src/routes/places';

type Headings = Readonly<Record<string, string>>;

interface FrontMatter {
  readonly title: string;
  readonly sidebar_label?: string;
  readonly slug?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly hide_from_search?: boolean;
}

/** The heading of the home page. */
export const homeHeading = 'Music Link API';

const written = readWritten();

/** The pages in the site map. */
export const pageHeadings: Headings = {
  ...toHeadings(({ unlisted, slug }) => !unlisted && slug !== '/search'),
  '/': homeHeading,
  ...Object.fromEntries(buildSiteMap(catalogue).map(({ route, title }) => [route, title])),
};

/** Pages that are not in the site map and not in the search. */
export const hiddenHeadings: Headings = toHeadings(
  ({ unlisted, slug }) => unlisted === true || slug === '/search',
);

/** The heading of a page that a test opens. */
export function headingOf(route: string): string {
  const heading = pageHeadings[route] ?? hiddenHeadings[route];
  if (heading === undefined) throw new Error(`No page has the URL ${route}.`);
  return heading;
}

/** The label in the sidebar of a page that editors wrote. */
export function labelOf(route: string): string {
  return written.find(([own]) => own === route)?.[1].sidebar_label ?? headingOf(route);
}

function toHeadings(isWanted: (page: FrontMatter) => boolean): Headings {
  return Object.fromEntries(
    written.filter(([, page]) => isWanted(page)).map(([route, { title }]) => [route, title]),
  );
}

/** The published pages of editors by URL. */
function readWritten(): readonly (readonly [string, FrontMatter])[] {
  const folder = path.join(root, docsFolder);
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.join(docsFolder, name))
    .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
    .filter((file) => !file.startsWith(path.join(docsFolder, referenceFolder)))
    .flatMap((file) => {
      const [, text = ''] = fs.readFileSync(path.join(root, file), 'utf8').split(/^---$/m);
      const page = load(text) as FrontMatter;
      return page.draft ? [] : [[page.slug ?? toDefaultSlug(file), page] as const];
    });
}

/** The routes in the site map of a build. */
export function readSiteMap(folder = buildFolder): readonly string[] {
  const text = fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** URLs that look like pages, but are not found. */
export const wrongPaths = [
  '/docs/campaigns',
  '/docs',
  '/docs/settings',
  '/nope',
  '/docs/campaigns/nope',
  '/endpoints/nope',
  '/docs/reference/campaigns/create-campaign-link',
  '/docs/campaigns/create-campaign-link/one/two/three',
  '/index.php',
  '/docs/two%20words',
] as const;

const overviews: ReadonlySet<string> = new Set(
  catalogue.categories.map((category) => toOverviewPlace(category).route),
);

/** The title of the document. */
export function toTabTitle(route: string, heading: string): string {
  const name = route === '/' ? 'REST API documentation' : heading;
  return `${name}${overviews.has(route) ? ' endpoints' : ''} | Music Link API`;
}
