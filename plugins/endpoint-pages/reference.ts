/** The content of the reference folder: pages, their data and the example requests. */
import { strToU8, zipSync } from 'fflate';
import { toPlainText } from '../../src/catalogue/inline';
import type { Catalogue, Category, Endpoint } from '../../src/catalogue/model';
import { countOperations } from '../../src/catalogue/operations';
import type {
  CategoriesPage,
  CategoryCard,
  CategoryOverviewPage,
  EndpointCard,
  EndpointPage,
} from '../../src/page-data';
import type { Site } from '../../src/site';
import { buildSiteMap, type SitePage } from '../../src/site-map';
import { dataFiles, toOverviewPlace, toRoute } from '../../src/site-map/places';
import { buildChangelog, buildChangelogBody, type History, noHistory } from './changelog';
import { buildJson, buildPage, type PageBody } from './page';
import type { ReferenceFiles } from './write';
import { buildCollection, buildEnvironment } from '../../src/exports/postman';

/**
 * Builds the files of the reference folder from the catalogue, the settings and the earlier versions.
 * The overviews and the list of categories come last, since the sidebar is read from them.
 */
export function buildReference(
  catalogue: Catalogue,
  site: Site,
  history: History = noHistory,
): ReferenceFiles {
  const { statusCodes, verbs } = catalogue;
  const categories = catalogue.categories.map((category) => fillProduct(category, site));
  const pages = buildSiteMap({ categories });
  return new Map<string, string | Uint8Array>([
    [dataFiles.errors, buildJson({ statusCodes, verbs })],
    [dataFiles.requests, buildDownload(categories, site)],
    ...pages.toReversed().flatMap((page) => buildPage(page, buildBody(page, history))),
    [dataFiles.categories, buildJson(buildCards(categories))],
  ]);
}

/** Replaces `{product}` in the catalogue with the operator's product name. */
function fillProduct(category: Category, site: Site): Category {
  return JSON.parse(JSON.stringify(category).replaceAll('{product}', site.product)) as Category;
}

function buildBody(page: SitePage, history: History): PageBody {
  switch (page.kind) {
    case 'index':
      return {
        component: 'CategoryIndex',
        description: 'All API endpoints by category.',
        content: buildCards(page.categories),
      };
    case 'overview':
      return {
        component: 'CategoryOverview',
        description: toPlainText(page.category.description),
        content: buildOverview(page.category),
      };
    case 'endpoint': {
      const { endpoint, category, parent } = page;
      const content: EndpointPage = {
        endpoint,
        category: { title: category.title, route: parent },
      };
      return { component: 'EndpointPage', description: toPlainText(endpoint.summary), content };
    }
    case 'changelog':
      return buildChangelogBody(buildChangelog(page.endpoints, history));
    default:
      return page satisfies never;
  }
}

function buildCards(categories: readonly Category[]): CategoriesPage {
  return { categories: categories.map(toCategoryCard) };
}

function buildOverview(category: Category): CategoryOverviewPage {
  return {
    category: { ...toCategoryCard(category), ...(category.groups && { groups: category.groups }) },
    endpoints: category.endpoints.map(toEndpointCard),
  };
}

function toCategoryCard(category: Category): CategoryCard {
  const { id, title, cardTitle, description } = category;
  return {
    id,
    title,
    ...(cardTitle && { cardTitle }),
    description,
    route: toOverviewPlace(category).route,
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

/** The earliest date in a zip file, used to create the same bytes for the same catalogue. */
const modified = new Date(1980, 0, 1);

/** The archive of example requests: a collection and its environment. */
export function buildDownload(categories: readonly Category[], site: Site): Uint8Array {
  const toFile = (content: object) => strToU8(`${JSON.stringify(content, null, 2)}\n`);
  return zipSync(
    {
      'collection.postman_collection.json': toFile(buildCollection(categories, site.name)),
      'environment.postman_environment.json': toFile(buildEnvironment(site.name, site)),
    },
    { mtime: modified, os: 0 },
  );
}
