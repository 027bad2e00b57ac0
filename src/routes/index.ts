/** The pages generated from a view, without their content. */
import { changelog } from '../messages/en/changelog';
import * as pages from '../messages/en/pages';
import * as titles from '../messages/en/titles';
import type { Category, Endpoint, NamedShape, View } from '../openapi/model';
import {
  changelogPlace,
  indexPlace,
  schemasPlace,
  toEndpointPlace,
  toOverviewPlace,
  toParentRoute,
  toSchemaPlace,
  type Place,
} from './places';

type Source =
  | { readonly kind: 'index'; readonly categories: readonly Category[] }
  | { readonly kind: 'overview'; readonly category: Category }
  | { readonly kind: 'endpoint'; readonly endpoint: Endpoint }
  | { readonly kind: 'schemas'; readonly schemas: readonly NamedShape[] }
  | { readonly kind: 'schema'; readonly schema: NamedShape }
  | { readonly kind: 'changelog' };

export type SitePage = Source &
  Place & {
    readonly title: string;
    /** Route of the parent page. */
    readonly parent: string;
    /** The category that the search box shows next to the title. */
    readonly searchCategory: string;
    /** Old URLs that redirect to the page. */
    readonly aliases: readonly string[];
  };

/** The pages in reading order. Parent pages come first. */
export function buildSiteMap({
  categories,
  schemas = [],
}: Pick<View, 'categories' | 'schemas'>): readonly SitePage[] {
  const overviews = titles.apiCategories;
  const places = [...categories.map(toOverviewPlace), ...schemas.map(toSchemaPlace)];
  const routes = new Set(places.map(({ route }) => route));

  function buildPage(
    place: Place,
    { title, aliases = [] }: Pick<Category | Endpoint, 'title' | 'aliases'>,
    searchCategory: string,
    source: Source,
  ): SitePage {
    const parent = toParentRoute(place.route, routes);
    return { ...source, ...place, title, parent, searchCategory, aliases };
  }

  const ofSchemas = (place: Place, title: string, source: Source) =>
    buildPage(place, { title }, pages.schemas, source);

  return [
    buildPage(indexPlace, { title: pages.endpointsTitle }, overviews, {
      kind: 'index',
      categories,
    }),
    ...categories.flatMap((category) => [
      buildPage(toOverviewPlace(category), category, overviews, { kind: 'overview', category }),
      ...category.endpoints.map((endpoint) => {
        const place = toEndpointPlace({ category: category.id, slug: endpoint.slug });
        return buildPage(place, endpoint, category.title, { kind: 'endpoint', endpoint });
      }),
    ]),
    ...(schemas.length > 0
      ? [ofSchemas(schemasPlace, pages.schemas, { kind: 'schemas', schemas })]
      : []),
    ...schemas.map((schema) =>
      ofSchemas(toSchemaPlace(schema), schema.name, { kind: 'schema', schema }),
    ),
    buildPage(changelogPlace, { title: changelog }, titles.general, { kind: 'changelog' }),
  ];
}
