/** The catalogue as an OpenAPI document. */
import type { Category, Endpoint, StatusCode } from '../../catalogue/model';
import { toOverviewPlace } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import { buildSchemas, listNamedObjects } from './components';
import {
  toDefined,
  toReference,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type SecurityScheme,
  type Tag,
} from './model';
import {
  buildOperation,
  toPortalUrl,
  toSchemaContext,
  toServer,
  type OperationContext,
  type Portal,
} from './operation';
import { shareParameters } from './parameters';
import { buildSharedResponses } from './responses';
import { buildSecurity, schemeName } from './security';
import { toCommonMark } from './text';

/** All operations of a version. The same version always results in the same document. */
export function buildOpenApi(version: ExportedVersion): OpenApiDocument {
  const { catalogue, ...portal } = version;
  const { categories, statusCodes } = catalogue;
  const endpoints = categories.flatMap((category) => category.endpoints);
  const toUrl = (href: string) => toPortalUrl(href, portal);
  const toText = (text: string) => toCommonMark(text, toUrl);
  const objects = listNamedObjects(endpoints);
  const shared = buildSharedResponses(statusCodes, toUrl);
  const security = buildSecurity(endpoints, portal.site, toText);
  const context: OperationContext = {
    portal,
    endpoints,
    tags: new Map(categories.map(({ id, title }) => [id, title])),
    scopes: security?.scopes ?? [],
    components: new Set(objects.map(({ name }) => name)),
    sharedResponses: Object.fromEntries(
      shared.map(({ code, name }) => [code, toReference('responses', name)]),
    ),
  };
  const operations = endpoints.map((endpoint) => buildOperation(endpoint, context));
  const parameters = shareParameters(operations);
  return {
    openapi: '3.1.1',
    info: toDefined({
      title: portal.site.name,
      version: portal.name,
      description: `The [status page](${portal.site.statusPage}) shows incidents.`,
      contact: { email: portal.site.supportEmail },
    }),
    externalDocs: { url: toUrl('/'), description: 'Documentation' },
    servers: [toServer('api', portal)],
    tags: categories.map((category) => toTag(category, toText, toUrl)),
    paths: toPaths(endpoints, operations.map(parameters.toShared)),
    components: {
      schemas: buildSchemas(objects, ({ endpoint, direction }) =>
        toSchemaContext(endpoint, direction, context),
      ),
      parameters: parameters.shared,
      responses: Object.fromEntries(shared.map(({ name, response }) => [name, response])),
      securitySchemes: toSecuritySchemes(security?.scheme),
    },
  };
}

/**
 * A document with a single operation, whose references are resolved. The token is a plain bearer
 * token, because the document has no token endpoint.
 */
export function buildOperationDocument(
  endpoint: Endpoint,
  portal: Portal,
  statusCodes: readonly StatusCode[],
): OpenApiDocument {
  const toUrl = (href: string) => toPortalUrl(href, portal);
  const toText = (text: string) => toCommonMark(text, toUrl);
  const security = buildSecurity([endpoint], portal.site, toText);
  const shared = buildSharedResponses(statusCodes, toUrl);
  const operation = buildOperation(endpoint, {
    portal,
    endpoints: [endpoint],
    tags: new Map(),
    scopes: security?.scopes ?? [],
    components: new Set(),
    sharedResponses: Object.fromEntries(shared.map(({ code, response }) => [code, response])),
  });
  return {
    openapi: '3.1.1',
    info: { title: portal.site.name, version: portal.name },
    servers: [toServer(endpoint.host, portal)],
    paths: toPaths([endpoint], [operation]),
    components: { securitySchemes: toSecuritySchemes(security?.scheme) },
  };
}

function toTag(
  category: Category,
  toText: (text: string) => string,
  toUrl: (href: string) => string,
): Tag {
  return {
    name: category.title,
    description: toText(category.description),
    externalDocs: { url: toUrl(toOverviewPlace(category).route), description: 'Overview' },
  };
}

function toPaths(
  endpoints: readonly Endpoint[],
  operations: readonly Operation[],
): Readonly<Record<string, PathItem>> {
  const paths = new Map<string, PathItem>();
  for (const [index, { path, method }] of endpoints.entries()) {
    const operation = operations[index];
    const others = paths.get(`/${path}`);
    if (operation) paths.set(`/${path}`, { ...others, [method.toLowerCase()]: operation });
  }
  return Object.fromEntries(paths);
}

function toSecuritySchemes(
  scheme: SecurityScheme | undefined,
): Readonly<Record<string, SecurityScheme>> {
  return scheme ? { [schemeName]: scheme } : {};
}
