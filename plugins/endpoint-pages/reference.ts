/** Everything that `docs/reference` holds: pages, their data, the example requests. */
import { toPlainText } from '../../src/catalogue/inline';
import type { Catalogue, Category, Endpoint } from '../../src/catalogue/model';
import { countOperations, toCategoryRoute, toRoute } from '../../src/catalogue/routes';
import type {
  CategoriesPage,
  CategoryCard,
  CategoryOverviewPage,
  EndpointCard,
  EndpointPage,
} from '../../src/page-data';
import type { Site } from '../../src/site';
import { buildChangelog } from './changelog';
import { buildDownload } from './download';
import { buildJson, buildPage } from './page';
import type { CutVersion } from './versions';
import type { ReferenceFiles } from './write';

/**
 * Builds the files of the reference folder from the catalogue, the settings and the cut versions.
 * The sidebar is read from the overviews and `categories.json`: they follow the pages they name.
 */
export function buildReference(
  catalogue: Catalogue,
  site: Site,
  versions: readonly CutVersion[] = [],
): ReferenceFiles {
  const categories = catalogue.categories.map((category) => fillProduct(category, site));
  const cards: CategoriesPage = { categories: categories.map(toCategoryCard) };
  return new Map<string, string | Uint8Array>([
    ['errors.json', buildJson({ statusCodes: catalogue.statusCodes, verbs: catalogue.verbs })],
    ['example-requests.zip', buildDownload(categories, site)],
    ...buildChangelogPage(categories, versions),
    ...categories.flatMap((category) =>
      category.endpoints.flatMap((endpoint) => buildEndpoint(endpoint, category)),
    ),
    ...buildIndex(cards),
    ...categories.flatMap(buildOverview),
    ['categories.json', buildJson(cards)],
  ]);
}

/** Writes the operator's product name where the catalogue says `{product}`. */
function fillProduct(category: Category, site: Site): Category {
  return JSON.parse(JSON.stringify(category).replaceAll('{product}', site.product)) as Category;
}

function buildIndex(cards: CategoriesPage) {
  return buildPage({
    file: 'index.mdx',
    component: 'CategoryIndex',
    frontMatter: {
      title: 'API Endpoints',
      description: 'All endpoints of the API by category.',
      slug: '/endpoints',
      search_category: 'API Categories',
    },
    content: cards,
  });
}

function buildOverview(category: Category) {
  const content: CategoryOverviewPage = {
    category: { ...toCategoryCard(category), ...(category.groups && { groups: category.groups }) },
    endpoints: category.endpoints.map(toEndpointCard),
  };
  return buildPage({
    file: `${category.id}/index.mdx`,
    component: 'CategoryOverview',
    frontMatter: {
      title: category.title,
      description: toPlainText(category.description),
      slug: toCategoryRoute(category),
      search_category: 'API Categories',
      ...(category.aliases && { aliases: category.aliases }),
    },
    content,
  });
}

function buildEndpoint(endpoint: Endpoint, category: Category) {
  const content: EndpointPage = {
    endpoint,
    category: { title: category.title, route: toCategoryRoute(category) },
  };
  return buildPage({
    file: `${category.id}/${endpoint.slug}.mdx`,
    component: 'EndpointPage',
    frontMatter: {
      title: endpoint.title,
      description: toPlainText(endpoint.summary),
      slug: toRoute(endpoint),
      search_category: category.title,
      ...(endpoint.aliases && { aliases: endpoint.aliases }),
    },
    content,
  });
}

function buildChangelogPage(categories: readonly Category[], versions: readonly CutVersion[]) {
  return buildPage({
    file: 'changelog.mdx',
    component: 'Changelog',
    frontMatter: {
      title: 'Changelog',
      description: 'What changed in the API from version to version, and what of it is breaking.',
      slug: '/changelog',
      search_category: 'General',
    },
    content: buildChangelog(
      categories.flatMap(({ endpoints }) => endpoints),
      versions,
    ),
  });
}

function toCategoryCard(category: Category): CategoryCard {
  const { id, title, cardTitle, description } = category;
  return {
    id,
    title,
    ...(cardTitle && { cardTitle }),
    description,
    route: toCategoryRoute(category),
    operations: countOperations(category),
  };
}

function toEndpointCard(endpoint: Endpoint): EndpointCard {
  const { slug, title, summary, method, path, group, deprecated } = endpoint;
  return {
    ...{ slug, title, summary, method, path },
    ...(group && { group }),
    ...(deprecated && { deprecated }),
    route: toRoute(endpoint),
  };
}
