/** Compiles an entry to an operation. */
import type { EndpointEntry } from './model';
import type { Property } from './schema';
import { toResponses } from './compile-responses';
import {
  type Context,
  type SchemaContext,
  type Security,
  toComponent,
  toObjectName,
  toObjectSchema,
  toOperationId,
  toPortal,
  toSchema,
} from './compile-schema';
import {
  type Operation,
  type OperationPortal,
  type Parameter,
  type RequestBody,
  toDefined,
} from '../api/document';
import { toCommonMark } from '../api/text';

export const servers = {
  api: { url: '{apiBaseUrl}', description: 'API' },
  authentication: { url: '{authenticationBaseUrl}', description: 'Authentication' },
} as const;

export function toOperation(endpoint: EndpointEntry, context: Context): Operation {
  const { title, summary, category, host = 'api', deprecated } = endpoint;
  const tag = context.tags.get(category);
  const parameters = toParameters(endpoint, context);
  return toDefined({
    operationId: toOperationId(endpoint),
    tags: tag === undefined ? undefined : [tag],
    summary: title,
    description: toCommonMark(summary),
    deprecated: deprecated === undefined ? undefined : true,
    servers: host === 'api' ? undefined : [servers[host]],
    security: toSecurity(endpoint, context),
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: toRequestBody(endpoint, context),
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

/** OpenAPI describes these headers with security schemes and media types, and ignores parameters. */
const ignoredHeaders: readonly string[] = ['accept', 'authorization', 'content-type'];

function toParameters(
  { parameters, example }: EndpointEntry,
  { components }: Context,
): Parameter[] {
  return (['path', 'query', 'header'] as const).flatMap((location) => {
    const examples: Readonly<Record<string, unknown>> =
      location === 'header' ? {} : (example[location] ?? {});
    return (parameters[location] ?? [])
      .filter(({ name }) => location !== 'header' || !ignoredHeaders.includes(name.toLowerCase()))
      .map((parameter): Parameter => {
        const portal = toPortal(parameter);
        return toDefined({
          name: parameter.name,
          in: location,
          description: toCommonMark(parameter.description),
          required: parameter.required || location === 'path' ? true : undefined,
          deprecated: parameter.deprecated === undefined ? undefined : true,
          schema: toSchema(parameter, { direction: 'request', components }) as Parameter['schema'],
          // API clients fill in examples, but not constants.
          example: Object.hasOwn(examples, parameter.name)
            ? examples[parameter.name]
            : toConstant(parameter),
          'x-portal': Object.keys(portal).length > 0 ? portal : undefined,
        });
      });
  });
}

/** The only value of a parameter, if it has one. */
function toConstant(parameter: Property | undefined): string | undefined {
  return parameter?.type === 'string' ? parameter.const : undefined;
}

/* The bearer token that calls require, and how to get one. */

export const schemeName = 'bearerToken';

/**
 * OAuth 2.0 with client credentials, as the token endpoint documents it. A bearer token if the
 * endpoints do not include the token endpoint. Undefined if no call requires a token.
 */
export function buildSecurity(endpoints: readonly EndpointEntry[]): Security | undefined {
  const header = endpoints.flatMap((endpoint) => findHeader(endpoint, 'authorization') ?? [])[0];
  if (!header) return undefined;
  const description = toCommonMark(header.description);
  const token = endpoints.find(isTokenEndpoint);
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

function isTokenEndpoint({ host, parameters }: EndpointEntry): boolean {
  const grant = parameters.formData?.find(({ name }) => name === 'grant_type');
  return host === 'authentication' && toConstant(grant) === 'client_credentials';
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
        example: body ? (example.body ?? {}) : (example.formData ?? {}),
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
  const schema = { type: 'object', properties } as const;
  return properties.length > 0
    ? toComponent(toObjectName(endpoint, 'Request'), schema, context)
    : toObjectSchema(schema, context);
}
