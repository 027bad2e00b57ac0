/** The catalogue as an OpenAPI document. */
import type { Category, Endpoint, StatusCode } from '../../catalogue/model';
import { toOverviewPlace } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import {
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type SecurityScheme,
  type Tag,
  toBodyName,
  toDefined,
  toReference,
  toResponseName,
} from './model';
import {
  buildOperation,
  type OperationContext,
  type Portal,
  toPortalUrl,
  toSchemaContext,
  toServer,
} from './operation';
import { buildSecurity, schemeName, shareParameters } from './parameters';
import { buildSharedResponses } from './responses';
import { type SchemaContext, toCommonMark, toObjectSchema } from './schema';
import type { Direction } from '../../catalogue/check/properties';
import { listObjects, type ObjectSchema, type Property } from '../../catalogue/schema';

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

/* The objects that a document defines once: bodies, and all objects with a title. */

/** An object with a name of its own in the document. */
export interface NamedObject {
  readonly name: string;
  readonly schema: ObjectSchema;
  readonly direction: Direction;
  /** The first endpoint that has it. */
  readonly endpoint: Endpoint;
}

/** The named objects of all endpoints in reading order. Equal titles are one object. */
function listNamedObjects(endpoints: readonly Endpoint[]): readonly NamedObject[] {
  const all = endpoints.flatMap((endpoint) =>
    [...listOfRequest(endpoint), ...listOfResponses(endpoint)].map((one) => ({ ...one, endpoint })),
  );
  const first = new Map(all.toReversed().map((one) => [one.name, one]));
  return all.filter((one) => first.get(one.name) === one);
}

type Named = Omit<NamedObject, 'endpoint'>;

function listOfRequest(endpoint: Endpoint): readonly Named[] {
  const { body, formData } = endpoint.parameters;
  const properties = body ?? formData ?? [];
  const inside = properties.flatMap(listObjects).flatMap((schema) => toTitled(schema, 'request'));
  if (properties.length === 0 || endpoint.bodyShape === 'array') return inside;
  const schema: ObjectSchema = { type: 'object', properties };
  return [{ name: toBodyName(endpoint), schema, direction: 'request' }, ...inside];
}

function listOfResponses(endpoint: Endpoint): readonly Named[] {
  return endpoint.responses.flatMap(({ status, schema }) => {
    if (!schema) return [];
    const inside = listObjects(schema).flatMap((one) => toTitled(one, 'response'));
    if (schema.type !== 'object' || schema.title !== undefined) return inside;
    return [{ name: toResponseName(endpoint, status), schema, direction: 'response' }, ...inside];
  });
}

function toTitled(schema: ObjectSchema, direction: Direction): readonly Named[] {
  return schema.title === undefined ? [] : [{ name: schema.title, schema, direction }];
}

/** The schemas of named objects. One that contains all fields of another refers to it. */
function buildSchemas(
  objects: readonly NamedObject[],
  toContext: (object: NamedObject) => SchemaContext,
): Readonly<Record<string, JsonSchema>> {
  const sized = objects.map((object) => ({ ...object, facts: toFacts(object.schema) }));
  return Object.fromEntries(
    sized.map((object, index) => {
      const base = findBase(object, sized, index);
      const context = toContext(object);
      const schema = base
        ? toExtension(object.schema, base, context)
        : toObjectSchema(object.schema, context);
      return [object.name, schema];
    }),
  );
}

type SizedObject = NamedObject & { readonly facts: ReadonlySet<string> };

function toFacts({ properties }: ObjectSchema): ReadonlySet<string> {
  return new Set(properties.map((property) => JSON.stringify(property)));
}

/** Fewer equal properties, such as an ID and a name, are a coincidence. */
const leastShared = 5;

/** The largest other object whose properties the object contains. */
function findBase(
  { direction, facts }: SizedObject,
  objects: readonly SizedObject[],
  index: number,
): SizedObject | undefined {
  return objects
    .filter(
      (other, position) =>
        other.direction === direction &&
        other.facts.size >= leastShared &&
        (other.facts.size < facts.size || (other.facts.size === facts.size && position < index)) &&
        [...other.facts].every((fact) => facts.has(fact)),
    )
    .reduce<SizedObject | undefined>(
      (largest, other) => (largest && largest.facts.size >= other.facts.size ? largest : other),
      undefined,
    );
}

function toExtension(schema: ObjectSchema, base: SizedObject, context: SchemaContext): JsonSchema {
  const isOwn = (property: Property) => !base.facts.has(JSON.stringify(property));
  const properties = schema.properties.filter(isOwn);
  const { title, ...own } = toObjectSchema({ ...schema, properties }, context);
  return toDefined({
    title,
    allOf: [toReference('schemas', base.name)],
    ...(properties.length > 0 && own),
  });
}
