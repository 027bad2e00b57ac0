/** The overview of a category, and the list of all categories. */
import type { List, Root, RootContent } from 'mdast';
import type { Category, Endpoint } from '../../catalogue/model';
import { countOperations } from '../../catalogue/operations';
import { indexPlace, toOverviewPlace, toRoute } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import {
  code,
  type Content,
  heading,
  link,
  list,
  paragraph,
  strong,
  text,
  toPhrasing,
  toAlternateHref,
} from './nodes';

/** The endpoints of a category, with a heading for each group. */
export function buildOverviewTree(category: Category, version: ExportedVersion): Root {
  const { title, description, groups, endpoints } = category;
  const operations = countOperations(category);
  const rule =
    `${operations} endpoints on ${endpoints.length} pages. ` +
    'An endpoint that undoes another one is not counted separately.';
  return {
    type: 'root',
    children: [
      heading(1, title),
      paragraph(toPhrasing(description, version)),
      ...(operations < endpoints.length ? [paragraph(rule)] : []),
      ...(groups?.flatMap((group): RootContent[] => [
        heading(2, group),
        toEndpointList(
          endpoints.filter((endpoint) => endpoint.group === group),
          version,
        ),
      ]) ?? [toEndpointList(endpoints, version)]),
    ],
  };
}

function toEndpointList(endpoints: readonly Endpoint[], version: ExportedVersion): List {
  return list(
    endpoints.map((endpoint) => {
      const { method, path, title, summary, deprecated } = endpoint;
      const name = [
        link(toAlternateHref(toRoute(endpoint), version), title),
        ...(deprecated ? [text(' '), strong('Deprecated')] : []),
      ];
      const call = [text(', '), code(`${method} /${path}`), text(': ')];
      return [paragraph([...name, ...call, ...toPhrasing(summary, version)])];
    }),
  );
}

/** The list of all categories. */
export function buildIndexTree(categories: readonly Category[], version: ExportedVersion): Root {
  return {
    type: 'root',
    children: [
      heading(1, 'API Endpoints'),
      paragraph('All API endpoints, grouped by category. Open a category to see its endpoints.'),
      list(toCategoryItems(categories, version).map((item) => [paragraph(item)])),
    ],
  };
}

/** A line for each category, with the number of its endpoints. */
function toCategoryItems(
  categories: readonly Category[],
  version: ExportedVersion,
): readonly Content[] {
  return categories.map((category) => [
    link(
      toAlternateHref(toOverviewPlace(category).route, version),
      category.cardTitle ?? category.title,
    ),
    text(` (${toCount(countOperations(category))}): `),
    ...toPhrasing(category.description, version),
  ]);
}

/** A line for the list of all categories. */
function toIndexItem(categories: readonly Category[], version: ExportedVersion): Content {
  const total = categories.reduce((sum, category) => sum + countOperations(category), 0);
  return [
    link(toAlternateHref(indexPlace.route, version), 'All endpoints'),
    text(` (${toCount(total)}): All categories on one page.`),
  ];
}

function toCount(operations: number): string {
  return operations === 1 ? '1 endpoint' : `${operations} endpoints`;
}

/* The home page as Markdown. */

/** A page to start with. */
export interface Start {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

export interface HomeContent {
  readonly intro: string;
  readonly cards: readonly Start[];
  readonly guides: readonly Start[];
  /** The URL of the archive of example requests. */
  readonly download: string;
  /** The route of the page with all downloads. Empty if the version has none. */
  readonly downloads: string;
  /** A sample of the first call. */
  readonly sample: readonly RootContent[];
}

/** The first call, the pages to start with, and the categories. */
export function buildHomeBlocks(home: HomeContent, version: ExportedVersion): RootContent[] {
  const { intro, cards, guides, download, downloads, sample } = home;
  const { site, catalogue } = version;
  const toPage = (route: string, title: string) => link(toAlternateHref(route, version), title);
  const toItem = ({ to, title, text: about }: Start): Content => [
    toPage(to, title),
    text(`: ${about}`),
  ];
  const start: readonly Content[] = [
    ...cards.map(toItem),
    [link(site.statusPage, 'System Status'), text(': Check the current availability of the API.')],
    ...guides.map(toItem),
    [
      link(download, 'Download the example requests'),
      text(': A Postman collection with a request for every endpoint.'),
      ...(downloads === ''
        ? []
        : [text(' For other formats, see '), toPage(downloads, 'Downloads'), text('.')]),
    ],
  ];
  const endpoints = [
    ...toCategoryItems(catalogue.categories, version),
    toIndexItem(catalogue.categories, version),
  ];
  return [
    heading(1, site.name),
    paragraph(intro),
    paragraph([toPage('/docs/authentication/generate-token', 'Get a token')]),
    ...sample,
    heading(2, 'Get started'),
    list(start.map((item) => [paragraph(item)])),
    heading(2, 'API endpoints'),
    list(endpoints.map((item) => [paragraph(item)])),
  ];
}
