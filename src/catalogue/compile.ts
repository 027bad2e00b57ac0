/** Compiles the entries of editors to the document. */
import type { CategoryEntry, EndpointEntry, Entries, ResponseEntry } from './model';
import { buildSecurity, schemeName, servers, toOperation } from './compile-operation';
import { toSharedResponses } from './compile-responses';
import {
  type Context,
  listTitled,
  type NamedObject,
  toBodyName,
  toComponents,
  toReference,
  toResponseName,
} from './compile-schema';
import {
  type ApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  type Tag,
  toDefined,
} from '../api/document';
import { toCommonMark } from '../api/text';

/** The document of all entries. The same entries always result in the same document. */
export function toDocument({ categories, statusCodes, verbs }: Entries): ApiDocument {
  const endpoints = categories.flatMap((category) => category.endpoints);
  const objects = listNamedObjects(endpoints);
  const context: Context = {
    endpoints,
    tags: new Map(categories.map(({ id, title }) => [id, title])),
    security: buildSecurity(endpoints),
    components: new Set(objects.map(({ name }) => name)),
    statusCodes,
  };
  const operations = endpoints.map((endpoint) => toOperation(endpoint, context));
  const { shared, toShared } = shareParameters(operations);
  return {
    openapi: '3.1.1',
    info: {
      title: '{portalName}',
      version: '{portalVersion}',
      description: 'The [status page]({statusPage}) shows incidents.',
      contact: { email: '{supportEmail}' },
    },
    externalDocs: { url: '/', description: 'Documentation' },
    servers: [servers.api],
    tags: categories.map(toTag),
    paths: toPaths(endpoints, operations.map(toShared)),
    components: {
      schemas: toComponents(objects),
      parameters: shared,
      responses: toSharedResponses(statusCodes),
      securitySchemes: context.security ? { [schemeName]: context.security.scheme } : {},
    },
    'x-portal': { version: 1, statusCodes, verbs },
  };
}

function toTag(category: CategoryEntry): Tag {
  const { id: slug, title, description, cardTitle, groups, aliases, endpoints } = category;
  const operations = endpoints.map((endpoint) => endpoint.slug);
  return {
    name: title,
    description: toCommonMark(description),
    'x-portal': toDefined({ slug, cardTitle, groups, operations, aliases }),
  };
}

function toPaths(
  endpoints: readonly EndpointEntry[],
  operations: readonly Operation[],
): Record<string, PathItem> {
  const paths = new Map<string, PathItem>();
  for (const [index, { path, method }] of endpoints.entries()) {
    const operation = operations[index];
    const others = paths.get(`/${path}`);
    if (operation) paths.set(`/${path}`, { ...others, [method.toLowerCase()]: operation });
  }
  return Object.fromEntries(paths);
}

/** Defines parameters that several operations share once, under their name. */
function shareParameters(operations: readonly Operation[]) {
  const all = operations.flatMap(({ parameters = [] }) => parameters as Parameter[]);
  const shared = new Map<string, Parameter>();
  for (const [index, parameter] of all.entries()) {
    const text = JSON.stringify(parameter);
    const isRepeated = all.some((other, at) => at > index && JSON.stringify(other) === text);
    const isName = /^[\w.-]+$/.test(parameter.name);
    if (isRepeated && isName && !shared.has(parameter.name)) shared.set(parameter.name, parameter);
  }
  const toShared = (parameter: Parameter | Reference): Parameter | Reference => {
    if (!('name' in parameter)) return parameter;
    const isSame = JSON.stringify(shared.get(parameter.name)) === JSON.stringify(parameter);
    return isSame ? toReference('parameters', parameter.name) : parameter;
  };
  return {
    shared: Object.fromEntries(shared),
    toShared: ({ parameters, ...operation }: Operation): Operation =>
      toDefined({ ...operation, parameters: parameters?.map(toShared) }),
  };
}

/** The objects that the document defines once: bodies, and all objects with a title. */
function listNamedObjects(endpoints: readonly EndpointEntry[]): readonly NamedObject[] {
  const all = endpoints.flatMap((endpoint) => [
    ...listOfRequest(endpoint),
    ...endpoint.responses.flatMap((response) => listOfResponse(endpoint, response)),
  ]);
  const first = new Map(all.toReversed().map((one) => [one.name, one]));
  return all.filter((one) => first.get(one.name) === one);
}

function listOfRequest(endpoint: EndpointEntry): readonly NamedObject[] {
  const { body, formData } = endpoint.parameters;
  const properties = body ?? formData ?? [];
  const inside = properties.flatMap((property) => listTitled(property, 'request'));
  if (properties.length === 0 || endpoint.bodyShape === 'array') return inside;
  const schema = { type: 'object', properties } as const;
  return [{ name: toBodyName(endpoint), schema, direction: 'request' }, ...inside];
}

function listOfResponse(
  endpoint: EndpointEntry,
  { status, schema }: ResponseEntry,
): readonly NamedObject[] {
  if (!schema) return [];
  const inside = listTitled(schema, 'response');
  if (schema.type !== 'object' || schema.title !== undefined) return inside;
  return [{ name: toResponseName(endpoint, status), schema, direction: 'response' }, ...inside];
}
