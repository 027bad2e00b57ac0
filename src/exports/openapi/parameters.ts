/** Parameters in the path, the query and the headers. */
import type { Endpoint, Json } from '../../catalogue/model';
import type { Property } from '../../catalogue/schema';
import {
  type Operation,
  type Parameter,
  type Reference,
  type SecurityScheme,
  toDefined,
  toReference,
} from './model';
import { type SchemaContext, toDescription, toJsonSchema } from './schema';
import type { ExportedSite } from '../version';

const locations = ['path', 'query', 'header'] as const;

/** OpenAPI describes these headers with security schemes and media types, and ignores parameters. */
const ignoredHeaders: readonly string[] = ['accept', 'authorization', 'content-type'];

/** Whether a header is a parameter in OpenAPI. */
export function isIgnoredHeader(name: string): boolean {
  return ignoredHeaders.includes(name.toLowerCase());
}

export function buildParameters(
  { parameters, example }: Endpoint,
  context: SchemaContext,
): readonly Parameter[] {
  return locations.flatMap((location) => {
    const examples: Readonly<Record<string, Json>> =
      location === 'header' ? {} : (example[location] ?? {});
    return (parameters[location] ?? [])
      .filter(({ name }) => location !== 'header' || !isIgnoredHeader(name))
      .map((parameter) =>
        toDefined({
          name: parameter.name,
          in: location,
          description: toDescription(parameter, context),
          required: parameter.required || location === 'path' ? (true as const) : undefined,
          deprecated: parameter.deprecated === undefined ? undefined : (true as const),
          schema: toJsonSchema(parameter, context),
          example: Object.hasOwn(examples, parameter.name)
            ? examples[parameter.name]
            : toConstant(parameter),
        }),
      );
  });
}

/** The only value of a parameter, if it has one. API clients fill in examples, but not constants. */
export function toConstant(parameter: Property): string | undefined {
  return parameter.type === 'string' ? parameter.const : undefined;
}

/** Defines parameters that several operations share once, under their name. */
export function shareParameters(operations: readonly Operation[]): {
  readonly shared: Readonly<Record<string, Parameter>>;
  readonly toShared: (operation: Operation) => Operation;
} {
  const all = operations.flatMap(({ parameters = [] }) => parameters.filter(isParameter));
  const texts = all.map((parameter) => JSON.stringify(parameter));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const names = new Map<string, string>();
  const shared = new Map<string, Parameter>();
  for (const [index, parameter] of all.entries()) {
    const text = texts[index] ?? '';
    const isFree = isComponentName(parameter.name) && !shared.has(parameter.name);
    if ((counts.get(text) ?? 0) > 1 && !names.has(text) && isFree) {
      names.set(text, parameter.name);
      shared.set(parameter.name, parameter);
    }
  }
  const toShared = (parameter: Parameter | Reference) => {
    const name = names.get(JSON.stringify(parameter));
    return name === undefined ? parameter : toReference('parameters', name);
  };
  return {
    shared: Object.fromEntries(shared),
    toShared: (operation) =>
      operation.parameters
        ? { ...operation, parameters: operation.parameters.map(toShared) }
        : operation,
  };
}

function isParameter(parameter: Parameter | Reference): parameter is Parameter {
  return 'name' in parameter;
}

function isComponentName(name: string): boolean {
  return /^[\w.-]+$/.test(name);
}

/* The bearer token that API calls require, and how to get one. */

export const schemeName = 'bearerToken';

/** How calls are authorized. */
export interface Security {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

/**
 * OAuth 2.0 with client credentials, as the token endpoint documents it. A bearer token if the
 * endpoints do not include the token endpoint. Undefined if no call requires a token.
 */
export function buildSecurity(
  endpoints: readonly Endpoint[],
  site: ExportedSite,
  toText: (text: string) => string,
): Security | undefined {
  const header = endpoints.flatMap((endpoint) => findAuthorization(endpoint) ?? [])[0];
  if (!header) return undefined;
  const description = toText(header.description);
  const token = endpoints.find(isTokenEndpoint);
  if (!token) return { scheme: { type: 'http', scheme: 'bearer', description }, scopes: [] };
  const scope = token.parameters.formData?.find(({ name }) => name === 'scope');
  const scopes = scope ? (toConstant(scope) ?? '').split(' ').filter(Boolean) : [];
  return {
    scheme: toDefined({
      type: 'oauth2',
      description,
      flows: {
        clientCredentials: {
          tokenUrl: `${site.authenticationBaseUrl}/${token.path}`,
          scopes: Object.fromEntries(
            scopes.map((name) => [name, scope ? toText(scope.description) : '']),
          ),
        },
      },
    }),
    scopes,
  };
}

/** The security of an operation, as its `Authorization` header documents it. */
export function toSecurity(endpoint: Endpoint, scopes: readonly string[]): Operation['security'] {
  const header = findAuthorization(endpoint);
  if (!header) return [];
  return [{ [schemeName]: scopes }, ...(header.required ? [] : [{}])];
}

function findAuthorization({ parameters }: Endpoint): Property | undefined {
  return parameters.header?.find(({ name }) => name.toLowerCase() === 'authorization');
}

function isTokenEndpoint({ host, parameters }: Endpoint): boolean {
  const grant = parameters.formData?.find(({ name }) => name === 'grant_type');
  return host === 'authentication' && !!grant && toConstant(grant) === 'client_credentials';
}
