/** The content of the reference folder: pages, their data and the example requests. */
import { strToU8, zipSync } from 'fflate';
import * as messages from '../../src/messages/en/titles';
import { say } from '../../src/messages/say';
import { toPlainText } from '../../src/openapi/inline';
import { type ApiDocument, fillSettings } from '../../src/openapi/document';
import { toFirstParagraph } from '../../src/openapi/text';
import type { Category, Endpoint, NamedShape, View } from '../../src/openapi/model';
import { countOperations } from '../../src/openapi/shapes';
import { toView } from '../../src/openapi/read/index';
import { listUses } from '../../src/openapi/read/uses';
import type { CollectBlocks, ToCollect } from '../../src/content/blocks';
import { toExported } from '../../src/exports/variables';
import type {
  Blocks,
  CategoryCard,
  CategoryOverviewPage,
  EndpointCard,
  EndpointPage,
  HomeContent,
  SchemaPage,
  SchemasPage,
} from '../../src/page-data';
import { toDocumentSettings } from '../../src/exports/version';
import { findKeys, toFindRoute } from '../../src/routes/document-links';
import type { Site } from '../../src/site';
import { buildSiteMap, type SitePage } from '../../src/routes';
import {
  dataFiles,
  toOverviewPlace,
  toPictureRoute,
  toRoute,
  toSchemaPlace,
} from '../../src/routes/places';
import { toShownPath } from '../../src/routes/shown-path';
import { buildAbout, buildStart } from './about';
import { buildJson, buildPage, type PageBody } from './page';
import type { NotedChangelog } from './changelog';
import type { ReferenceFiles } from '../../src/content/generated';
import { buildCollection, buildEnvironments } from '../../src/exports/postman';

/**
 * Builds the files of the reference folder of a version. The overviews and the list of categories
 * come last, since the sidebar is read from them.
 * @param document with its settings in braces
 * @param toCollect for the descriptions of a document that the API team wrote
 */
export function buildReference(
  document: ApiDocument,
  site: Site,
  changelog: NotedChangelog,
  toCollect: ToCollect = () => () => undefined,
  home?: HomeContent,
): ReferenceFiles {
  const settings = toDocumentSettings(site);
  const view = toView(fillSettings(document, settings));
  const collectBlocks = toCollect(toFindRoute(view, document), findKeys(document));
  const { categories, statusCodes, verbs } = view;
  const endpoints = categories.flatMap((category) => category.endpoints);
  const pages = buildSiteMap(view);
  const all = { categories, endpoints, statusCodes, uses: listUses(document) };
  const texts = site.isGiven && buildAbout(document);
  const about = texts && {
    ...texts,
    home,
    start: buildStart(document, endpoints),
    blocks: collectBlocks(texts, 2),
  };
  const filled = { ...changelog, steps: fillSettings(changelog.steps, settings) };
  return new Map<string, string | Uint8Array>([
    [dataFiles.errors, buildJson({ statusCodes, verbs })],
    [dataFiles.requests, buildDownload(document, site)],
    ...(about ? [[dataFiles.about, buildJson(about)] as const] : []),
    ...pages.toReversed().flatMap((page) => {
      const body = buildBody(page, all, filled, collectBlocks);
      const isShared = pages.length > mostPictures && ('endpoint' in page || 'schema' in page);
      return buildPage(page, isShared ? { ...body, image: toPictureRoute(page.parent) } : body);
    }),
    [dataFiles.categories, buildJson({ categories: categories.map(toHomeCard) })],
  ]);
}

/** The archive of example requests: a collection and its environments. */
export function buildDownload(document: ApiDocument, site: Site): Uint8Array {
  const { categories, servers } = toExported(document, site);
  const collection = buildCollection(categories, site.name);
  const toBytes = (content: object) => strToU8(`${JSON.stringify(content, null, 2)}\n`);
  const environments = buildEnvironments(site, collection, servers).map((content, index) => {
    const name = index === 0 ? 'environment' : `environment-${index + 1}`;
    return [`${name}.postman_environment.json`, toBytes(content)] as const;
  });
  return zipSync(
    {
      'collection.postman_collection.json': toBytes(collection),
      ...Object.fromEntries(environments),
    },
    { mtime: modified, os: 0 },
  );
}

/** The earliest date in a zip file, used to create the same bytes for the same catalogue. */
const modified = new Date(1980, 0, 1);

/** What a page can tell of others. */
type All = Pick<View, 'categories' | 'statusCodes'> & {
  readonly endpoints: readonly Endpoint[];
  readonly uses: ReturnType<typeof listUses>;
};

function buildBody(
  page: SitePage,
  all: All,
  { steps, notes }: NotedChangelog,
  collectBlocks: CollectBlocks,
): PageBody {
  switch (page.kind) {
    case 'index':
      return {
        component: 'CategoryIndex',
        description: messages.endpointsText,
        content: {
          categories: page.categories.map(toCategoryCard),
          endpoints: page.categories.flatMap(toCards),
        },
      };
    case 'overview':
      return {
        component: 'CategoryOverview',
        searchedTitle: say(messages.endpointsOf, { category: page.category.title }),
        description: toPlainText(toFirstParagraph(page.category.description)),
        section: page.category.section,
        content: {
          ...buildOverview(page.category, all.categories),
          blocks: collectBlocks({ description: page.category.description }, 2),
        },
      };
    case 'endpoint': {
      const { endpoint } = page;
      const content: EndpointPage = {
        endpoint: addRoutes(endpoint, all.endpoints),
        blocks: collectEndpoint(endpoint, collectBlocks),
        statusCodes: all.statusCodes.map(({ code, name, anchor }) => ({ code, name, anchor })),
      };
      return { component: 'EndpointPage', description: toDescription(endpoint), content };
    }
    case 'schemas': {
      const description = messages.schemasText;
      return { component: 'SchemaIndex', description, content: buildSchemas(page.schemas) };
    }
    case 'schema': {
      const { schema } = page;
      const description = toSchemaDescription(schema);
      const content = buildSchema(schema, all, collectBlocks);
      return { component: 'SchemaPage', description, content };
    }
    case 'changelog':
      return {
        component: 'Changelog',
        description: messages.changelogText,
        content: { steps },
        notes,
      };
    default:
      return page satisfies never;
  }
}

/** More categories have no endpoints on the home page. */
const mostCards = 12;

const mostFirst = 4;

function toHomeCard(category: Category, _index: number, all: readonly Category[]): CategoryCard {
  const first = category.endpoints.slice(0, mostFirst).map((endpoint) => {
    const { method, title, route } = toEndpointCard(endpoint);
    return { method, title, route };
  });
  return { ...toCategoryCard(category), ...(all.length <= mostCards && { first }) };
}

function toCategoryCard(category: Category): CategoryCard {
  const { id, title, cardTitle, section, parent } = category;
  const description = toFirstParagraph(category.description);
  const { route } = toOverviewPlace(category);
  const operations = countOperations(category);
  const count = (kind: Endpoint['event']) =>
    category.endpoints.filter(({ event }) => event === kind).length || undefined;
  const sent = { webhooks: count('webhook'), callbacks: count('callback') };
  return { id, title, cardTitle, section, parent, description, route, operations, ...sent };
}

function toCards({ title: category, endpoints }: Category) {
  return endpoints.map((endpoint) => ({ ...toEndpointCard(endpoint), category }));
}

function toEndpointCard(endpoint: Endpoint): EndpointCard {
  const { slug, title, method, path, group, deprecated, event } = endpoint;
  const summary = toFirstParagraph(endpoint.summary);
  const route = toRoute(endpoint);
  return { slug, title, summary, method, path, group, deprecated, event, route };
}

function buildOverview(category: Category, all: readonly Category[]): CategoryOverviewPage {
  const { description, groups, endpoints, others } = category;
  const inner = all.filter(({ parent }) => parent === category.id);
  return {
    category: { ...toCategoryCard(category), description, groups },
    endpoints: endpoints.map(toEndpointCard),
    others: others?.map(toEndpointCard),
    ...(inner.length > 0 && { inner: inner.map(toCategoryCard) }),
  };
}

/** Adds the pages of other operations: those of links of responses, its callbacks and their caller. */
function addRoutes(endpoint: Endpoint, all: readonly Endpoint[]): Endpoint {
  const related = [
    ...all.filter(({ callbackOf }) => callbackOf === endpoint.operationId),
    ...all.filter(({ operationId }) => operationId === endpoint.callbackOf),
  ].map((one) => ({ title: one.title, route: toRoute(one) }));
  const responses = endpoint.responses.map((response) => ({
    ...response,
    links: response.links?.map((link) => {
      const target = all.findLast(({ operationId }) => operationId === link.operationId);
      return { ...link, route: target && toRoute(target) };
    }),
  }));
  return { ...endpoint, related: related.length > 0 ? related : undefined, responses };
}

/** Its own description is below the title, others are below the headings of sections. */
function collectEndpoint(endpoint: Endpoint, collectBlocks: CollectBlocks): Blocks | undefined {
  const blocks = {
    ...collectBlocks(endpoint, 4),
    ...collectBlocks({ summary: endpoint.summary }, 2),
  };
  return Object.keys(blocks).length > 0 ? blocks : undefined;
}

/** Search engines show about 160 characters. */
const descriptionLength = 160;

/** The summary for search engines, with the method and the path if there is room. */
function toDescription({ summary, method, path, event }: Endpoint): string {
  const text = toPlainText(toFirstParagraph(summary)).trim();
  const whole = [text, method, toShownPath(path, event)].filter(Boolean).join(' ');
  return whole.length > descriptionLength ? text : whole;
}

function buildSchemas(schemas: readonly NamedShape[]): SchemasPage {
  return {
    schemas: schemas.map(({ name, slug, description }) => ({
      name,
      slug,
      route: toSchemaPlace({ slug }).route,
      text: toFirstParagraph(description),
    })),
  };
}

function buildSchema(
  schema: NamedShape,
  { endpoints, uses }: Pick<All, 'endpoints' | 'uses'>,
  collectBlocks: CollectBlocks,
): SchemaPage {
  const users = uses.get(schema.name);
  const usedBy = endpoints
    .filter(({ operationId }) => users?.has(operationId))
    .map((one) => ({ method: one.method, title: one.title, route: toRoute(one) }));
  return { schema, usedBy, blocks: collectBlocks(schema, 2) };
}

/** The description for search engines. */
function toSchemaDescription({ name, description }: NamedShape): string {
  return toPlainText(toFirstParagraph(description)) || say(messages.schemaText, { name });
}

/** In a larger portal, all pages of a category have one social picture, because each takes 30 ms. */
const mostPictures = 500;
