/** The pages that are made from a catalogue: all that is known of them but their content. */
import type { Catalogue, Category, Endpoint } from '../catalogue/model';
import {
  changelogPlace,
  indexPlace,
  toEndpointPlace,
  toOverviewPlace,
  toParentRoute,
  type Place,
} from './places';

interface PageFacts extends Place {
  readonly title: string;
  /** Address of the page above. */
  readonly parent: string;
  /** What the search box shows beside the title. */
  readonly searchCategory: string;
  /** Old addresses that lead to the page. */
  readonly aliases: readonly string[];
}

/** What a page is made from. */
type Source =
  | { readonly kind: 'index'; readonly categories: readonly Category[] }
  | { readonly kind: 'overview'; readonly category: Category }
  | { readonly kind: 'endpoint'; readonly endpoint: Endpoint; readonly category: Category }
  | { readonly kind: 'changelog'; readonly endpoints: readonly Endpoint[] };

export type SitePage = PageFacts & Source;

type Entry = Omit<PageFacts, 'parent'> & Source;

/** The pages in reading order: each stands before those that it leads to. */
export function buildSiteMap({ categories }: Pick<Catalogue, 'categories'>): readonly SitePage[] {
  const entries = [
    toIndex(categories),
    ...categories.flatMap((category) => [
      toOverview(category),
      ...category.endpoints.map((endpoint) => toEndpointPage(endpoint, category)),
    ]),
    toChangelog(categories.flatMap(({ endpoints }) => endpoints)),
  ];
  const routes = new Set(entries.map(({ route }) => route));
  return entries.map((entry) => ({ ...entry, parent: toParentRoute(entry.route, routes) }));
}

function toIndex(categories: readonly Category[]): Entry {
  return {
    kind: 'index',
    ...indexPlace,
    title: 'API Endpoints',
    searchCategory: 'API Categories',
    aliases: [],
    categories,
  };
}

function toOverview(category: Category): Entry {
  return {
    kind: 'overview',
    ...toOverviewPlace(category),
    title: category.title,
    searchCategory: 'API Categories',
    aliases: category.aliases ?? [],
    category,
  };
}

function toEndpointPage(endpoint: Endpoint, category: Category): Entry {
  return {
    kind: 'endpoint',
    ...toEndpointPlace({ category: category.id, slug: endpoint.slug }),
    title: endpoint.title,
    searchCategory: category.title,
    aliases: endpoint.aliases ?? [],
    endpoint,
    category,
  };
}

function toChangelog(endpoints: readonly Endpoint[]): Entry {
  return {
    kind: 'changelog',
    ...changelogPlace,
    title: 'Changelog',
    searchCategory: 'General',
    aliases: [],
    endpoints,
  };
}
