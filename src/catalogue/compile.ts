/** Compiles the entries of editors to the document. */
import type { CategoryEntry, EndpointEntry, Entries } from './model';
import type { Property } from './schema';
import { toResponses, toSharedResponses } from './compile-responses';
import {
  type Context,
  type SchemaContext,
  type Security,
  toComponent,
  toObjectName,
  toOperationId,
  toPortal,
  toSchema,
} from './compile-schema';
import { findShared, toComponents, toShared } from './components';
import {
  type ApiDocument,
  findOwn,
  isIgnored,
  type Json,
  type Operation,
  type OperationPortal,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Tag,
  toDefined,
  type SchemaPortal,
} from '../openapi/document';
import { toCommonMark } from '../openapi/text';

/** What pages of a catalogue need beyond OpenAPI. */
export const portalOfCatalogue = {
  ...{ schemaPages: false, accept: false, requestsAsFields: true, linksPages: true },
  untold: ['null', 'examples'],
} as const;

/** The document of all entries. The same entries always result in the same document. */
export function toDocument({ categories, statusCodes, verbs }: Entries): ApiDocument {
  const endpoints = categories.flatMap((category) => category.endpoints);
  const components: Context['components'] = new Map();
  const context: Context = {
    endpoints,
    parameters: findShared(endpoints.flatMap((endpoint) => toParameters(endpoint, components))),
    security: buildSecurity(endpoints),
    components,
    errors: statusCodes.filter(({ code }) => !code.startsWith('2')),
  };
  const paths = toPaths(categories, context);
  return {
    openapi: '3.1.1',
    info: {
      title: '{portalName}',
      version: '{portalVersion}',
      description:
        'Create, manage and analyse smart links that lead fans to music services. The [status page]({statusPage}) shows incidents.',
      contact: { email: '{supportEmail}' },
    },
    externalDocs: { url: '/', description: 'Documentation' },
    servers: [servers.api],
    tags: categories.map(toTag),
    paths,
    components: {
      schemas: toComponents(components),
      parameters: Object.fromEntries(context.parameters),
      responses: toSharedResponses(context.errors),
      securitySchemes: context.security ? { [schemeName]: context.security.scheme } : {},
    },
    'x-portal': { version: 1, statusCodes, verbs, ...portalOfCatalogue },
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

function toPaths(categories: readonly CategoryEntry[], context: Context): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const { title, endpoints } of categories) {
    for (const endpoint of endpoints) {
      const path = `/${endpoint.path}`;
      const operation = toOperation(endpoint, title, context);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return paths;
}

const servers = {
  api: { url: '{apiBaseUrl}', description: 'API' },
  authentication: { url: '{authenticationBaseUrl}', description: 'Authentication' },
} as const;

/** @param tag the title of the category that lists the endpoint */
function toOperation(endpoint: EndpointEntry, tag: string, context: Context): Operation {
  const { title, summary, host = 'api', deprecated } = endpoint;
  const parameters = toParameters(endpoint, context.components).map((parameter) =>
    toShared(parameter, context.parameters),
  );
  return toDefined({
    operationId: toOperationId(endpoint),
    tags: [tag],
    summary: title,
    deprecated: deprecated === undefined ? undefined : true,
    description: toCommonMark(summary),
    servers: host === 'api' ? undefined : [servers[host]],
    security: toSecurity(endpoint, context),
    requestBody: toRequestBody(endpoint, context),
    parameters: parameters.length > 0 ? parameters : undefined,
    responses: toResponses(endpoint, context),
    'x-portal': toOperationPortal(endpoint),
  });
}

function toOperationPortal(endpoint: EndpointEntry): OperationPortal {
  const { slug, group, usage, next, notes, sections, undoes, aliases, deprecated } = endpoint;
  return toDefined({
    slug,
    group,
    next,
    sections,
    undoes,
    aliases,
    usage: usage === undefined ? undefined : toCommonMark(usage),
    notes: notes?.map(({ text, ...note }) => ({ ...note, text: toCommonMark(text) })),
    deprecated: deprecated === undefined ? undefined : toCommonMark(deprecated),
  });
}

/* Parameters in the path, the query and the headers. */

function toParameters({ parameters, example }: EndpointEntry, components: Context['components']) {
  return (['path', 'query', 'header'] as const).flatMap((location) => {
    const examples = location === 'header' ? undefined : example[location];
    return (parameters[location] ?? [])
      .filter(({ name }) => !isIgnored({ in: location, name }))
      .map((parameter): Parameter =>
        toDefined({
          name: parameter.name,
          in: location,
          description: toCommonMark(parameter.description),
          required: parameter.required || location === 'path' ? true : undefined,
          deprecated: parameter.deprecated === undefined ? undefined : true,
          schema: toSchema(parameter, { direction: 'request', components }) as Parameter['schema'],
          // API clients fill in examples, but not constants.
          example: findOwn<Json>(examples, parameter.name) ?? toConstant(parameter),
          'x-portal': toPortal(parameter, toSent(location, parameter)),
        }),
      );
  });
}

/** All samples have the version of the API. */
function toSent(location: string, header: Property): SchemaPortal | undefined {
  const hasDefault = 'default' in header && header.default !== undefined;
  return location === 'header' && hasDefault ? { isSent: true } : undefined;
}

/** The only value of a parameter, if it has one. */
function toConstant(parameter: Property | undefined): string | undefined {
  return parameter?.type === 'string' ? parameter.const : undefined;
}

/* The bearer token that calls require, and how to get one. */

const schemeName = 'bearerToken';

/**
 * OAuth 2.0 with client credentials, as the token endpoint documents it. A bearer token if the
 * endpoints do not include the token endpoint. Undefined if no call requires a token.
 */
function buildSecurity(endpoints: readonly EndpointEntry[]): Security | undefined {
  const header = endpoints.flatMap((endpoint) => findHeader(endpoint, 'authorization') ?? [])[0];
  if (!header) return undefined;
  const description = toCommonMark(header.description);
  const token = endpoints.find(({ host, parameters }) => {
    const grant = parameters.formData?.find(({ name }) => name === 'grant_type');
    return host === 'authentication' && toConstant(grant) === 'client_credentials';
  });
  if (!token) return { scheme: { type: 'http', scheme: 'bearer', description }, scopes: [] };
  const scope = token.parameters.formData?.find(({ name }) => name === 'scope');
  const scopes = (toConstant(scope) ?? '').split(' ').filter(Boolean);
  return {
    scheme: {
      type: 'oauth2',
      description,
      flows: {
        clientCredentials: {
          tokenUrl: `${servers.authentication.url}/${token.path}`,
          scopes: Object.fromEntries(
            scopes.map((name) => [name, toCommonMark(scope?.description ?? '')]),
          ),
        },
      },
    },
    scopes,
  };
}

/** The security of an operation, as its `Authorization` header documents it. */
function toSecurity(endpoint: EndpointEntry, { security }: Context): Operation['security'] {
  const header = findHeader(endpoint, 'authorization');
  if (!header || !security) return [];
  return [{ [schemeName]: security.scopes }, ...(header.required ? [] : [{}])];
}

function findHeader({ parameters }: EndpointEntry, wanted: string): Property | undefined {
  return parameters.header?.find(({ name }) => name.toLowerCase() === wanted);
}

/* Request bodies. */

/** The JSON or form body of an endpoint. Undefined if it has none. */
function toRequestBody(endpoint: EndpointEntry, { components }: Context): RequestBody | undefined {
  const { example, parameters } = endpoint;
  const { body, formData } = parameters;
  const properties = body ?? formData;
  if (!properties) return undefined;
  const contentType = findHeader(endpoint, 'content-type');
  const usual = body ? 'application/json' : 'application/x-www-form-urlencoded';
  return toDefined({
    description: contentType && toCommonMark(contentType.description),
    required: properties.some(({ required }) => required) ? true : undefined,
    content: {
      [toConstant(contentType) ?? usual]: {
        schema: toBodySchema(endpoint, properties, { direction: 'request', components }),
        example: (body ? example.body : example.formData) ?? {},
      },
    },
  });
}

/** The array of a bare body, with its name in the form as its title, or the object. */
function toBodySchema(
  endpoint: EndpointEntry,
  properties: readonly Property[],
  context: SchemaContext,
): object {
  const [bareArray] = endpoint.bodyShape === 'array' ? properties : [];
  if (bareArray) {
    const { name: title, description } = bareArray;
    return { title, ...toSchema(bareArray, context), description: toCommonMark(description) };
  }
  return toComponent(toObjectName(endpoint, 'Request'), { type: 'object', properties }, context);
}
