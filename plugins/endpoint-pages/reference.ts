/** The content of the reference folder: pages, their data and the example requests. */
import { strToU8, zipSync } from 'fflate';
import { toPlainText } from '../../src/api/inline';
import { type ApiDocument, fillSettings, type StatusCode } from '../../src/api/document';
import { type Category, countOperations, type Endpoint, toView } from '../../src/api/view';
import { hostVariables } from '../../src/exports/http';
import type {
  CategoriesPage,
  CategoryCard,
  CategoryOverviewPage,
  EndpointCard,
  EndpointPage,
} from '../../src/page-data';
import { toDocumentSettings } from '../../src/exports/version';
import type { Site } from '../../src/site';
import { buildSiteMap, type SitePage } from '../../src/site-map';
import { dataFiles, toOverviewPlace, toRoute } from '../../src/site-map/places';
import { buildJson, buildPage, type PageBody } from './page';
import type { NotedChangelog } from './changelog';
import type { ReferenceFiles } from './write';
import { buildCollection, buildEnvironment } from '../../src/exports/postman';

/**
 * Builds the files of the reference folder of a version. The overviews and the list of categories
 * come last, since the sidebar is read from them.
 * @param document with its settings in braces
 */
export function buildReference(
  document: ApiDocument,
  site: Site,
  changelog: NotedChangelog,
): ReferenceFiles {
  const settings = toDocumentSettings(site);
  const { categories, statusCodes, verbs } = toView(fillSettings(document, settings));
  const pages = buildSiteMap({ categories });
  const filled = { ...changelog, steps: fillSettings(changelog.steps, settings) };
  return new Map<string, string | Uint8Array>([
    [dataFiles.errors, buildJson({ statusCodes, verbs })],
    [dataFiles.requests, buildDownload(document, site)],
    ...pages.toReversed().flatMap((page) => buildPage(page, buildBody(page, statusCodes, filled))),
    [dataFiles.categories, buildJson(buildCards(categories))],
  ]);
}

function buildBody(
  page: SitePage,
  statusCodes: readonly StatusCode[],
  { steps, notes }: NotedChangelog,
): PageBody {
  switch (page.kind) {
    case 'index':
      return {
        component: 'CategoryIndex',
        description:
          'All endpoints of the API by category, with their methods, paths and summaries.',
        content: {
          ...buildCards(page.categories),
          endpoints: page.categories.flatMap(({ endpoints }) => endpoints.map(toEndpointCard)),
        },
      };
    case 'overview':
      return {
        component: 'CategoryOverview',
        searchedTitle: `${page.category.title} endpoints`,
        description: toPlainText(page.category.description),
        content: buildOverview(page.category),
      };
    case 'endpoint': {
      const { endpoint, category, parent } = page;
      const content: EndpointPage = {
        endpoint,
        category: { title: category.title, route: parent },
        statusCodes: statusCodes.map(({ code, name, anchor }) => ({ code, name, anchor })),
      };
      return { component: 'EndpointPage', description: toDescription(endpoint), content };
    }
    case 'changelog':
      return {
        component: 'Changelog',
        description: 'API changes between versions, including breaking changes.',
        content: { steps },
        notes,
      };
    default:
      return page satisfies never;
  }
}

/** Search engines show about 160 characters. */
const descriptionLength = 160;

/** The summary for search engines, with the method and the path if there is room. */
function toDescription({ summary, method, path }: Endpoint): string {
  const text = toPlainText(summary);
  const whole = `${text} ${method} ${path}`;
  return whole.length > descriptionLength ? text : whole;
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
export function buildDownload(document: ApiDocument, site: Site): Uint8Array {
  const settings = { ...toDocumentSettings(site), ...hostVariables };
  const { categories } = toView(fillSettings(document, settings));
  const toFile = (content: object) => strToU8(`${JSON.stringify(content, null, 2)}\n`);
  return zipSync(
    {
      'collection.postman_collection.json': toFile(buildCollection(categories, site.name)),
      'environment.postman_environment.json': toFile(buildEnvironment(site)),
    },
    { mtime: modified, os: 0 },
  );
}
