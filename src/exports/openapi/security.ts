/** The bearer token that API calls require, and how to get one. */
import type { Endpoint } from '../../catalogue/model';
import type { Property } from '../../catalogue/schema';
import type { ExportedSite } from '../version';
import { toDefined, type Operation, type SecurityScheme } from './model';
import { toConstant } from './parameters';

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
