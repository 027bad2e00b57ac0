/** Compiles the entries of editors to the document. */
import type { CategoryEntry, EndpointEntry, Entries } from './model';
import { buildSecurity, schemeName, servers, toOperation } from './compile-operation';
import { toSharedResponses } from './compile-responses';
import { type Context, toReference } from './compile-schema';
import { toComponents } from './components';
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
  const context: Context = {
    endpoints,
    tags: new Map(categories.map(({ id, title }) => [id, title])),
    security: buildSecurity(endpoints),
    components: new Map(),
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
      schemas: toComponents(context.components),
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
