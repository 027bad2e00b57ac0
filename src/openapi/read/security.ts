/** How calls authenticate: the ways that an operation offers, with the fields for credentials. */
import {
  type ApiDocument,
  findOwn,
  hasRequestsAsFields,
  type Operation,
  type ParameterLocation,
  resolve,
  type SecurityScheme,
  toDefined,
} from '../document';
import type { Credential, Field, Parameters } from '../model';
import { toCode } from '../inline';
import type { NamedOperation } from './operations';
import { joinParameters } from './parameters';

/** The ways to authenticate, in order, with the parameters for their credentials. A call needs one. */
export function listAuthentications(document: ApiDocument, { operation, event }: NamedOperation) {
  if (hasRequestsAsFields(document)) return [];
  return listRequirements(document, operation, event).map((schemes) => ({
    label: schemes.map(toLabel).join(' and ') || 'None',
    description: schemes.map(toDescription).join(' '),
    parameters: joinParameters(...schemes.map(toParameters)),
  }));
}

/** The schemes of each way to authenticate. */
function listRequirements(
  document: ApiDocument,
  operation: Operation,
  event: NamedOperation['event'],
): readonly (readonly NamedScheme[])[] {
  const security = operation.security ?? (event ? [] : (document.security ?? []));
  return security.map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = findScheme(document, name);
      return scheme ? [{ name, scheme, scopes }] : [];
    }),
  );
}

/** The ways to authenticate as facts. Undefined if a call needs none. */
export function toSecurity(document: ApiDocument, { operation, event }: NamedOperation) {
  const ways = listRequirements(document, operation, event);
  return ways.some((schemes) => schemes.length > 0)
    ? ways.map((one) => one.map(toCredential))
    : undefined;
}

function toCredential(named: NamedScheme): Credential {
  const { name, scheme, scopes } = named;
  const [sent] = Object.entries(toParameters(named));
  return toDefined({
    scheme: name,
    scopes: scopes.length > 0 ? scopes : undefined,
    type: scheme.type === 'http' ? `http ${scheme.scheme.toLowerCase()}` : scheme.type,
    in: sent?.[0] as ParameterLocation | undefined,
    name: sent?.[1]?.[0]?.name,
  });
}

interface NamedScheme {
  readonly name: string;
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

/** With its scopes, since they tell two ways with one scheme apart: `oauth (read write)`. */
function toLabel({ name, scopes }: NamedScheme): string {
  return scopes.length > 0 ? `${name} (${scopes.join(' ')})` : name;
}

function findScheme(document: ApiDocument, name: string): SecurityScheme | undefined {
  const found = findOwn(document.components?.securitySchemes, name);
  return found && resolve<SecurityScheme>(document, found);
}

const kinds: Readonly<Record<SecurityScheme['type'], string>> = {
  apiKey: 'API key',
  http: 'HTTP authentication',
  oauth2: 'OAuth 2.0 access token',
  openIdConnect: 'OpenID Connect token',
  mutualTLS: 'Client certificate (mutual TLS)',
};

function toDescription({ name, scheme, scopes }: NamedScheme): string {
  const { type, description = '' } = scheme;
  // Longer descriptions are on the page about authentication.
  const own = description.includes('\n') ? '' : description;
  const needed = scopes.length > 0 ? `Scopes: ${scopes.map(toCode).join(', ')}.` : '';
  return [`${kinds[type]} ${toCode(name)}.`, own, needed].filter(Boolean).join(' ');
}

function toParameters(named: NamedScheme): Parameters {
  const { scheme } = named;
  const facts = { description: toDescription(named), required: true } as const;
  const secret = { kind: 'scalar', type: 'string', ...facts, secret: true } as const;
  if (scheme.type === 'apiKey') {
    const { name, in: location } = scheme;
    return { [location]: [{ ...secret, name, examples: [{ value: 'YOUR_API_KEY' }] }] };
  }
  if (scheme.type === 'mutualTLS') return {};
  const kind = scheme.type === 'http' ? scheme.scheme : 'Bearer';
  if (/^bearer$/i.test(kind)) return toAuthorization(secret);
  if (!/^basic$/i.test(kind)) return toAuthorization(secret, `${kind} YOUR_CREDENTIALS`);
  const text = { kind: 'scalar', type: 'string', description: '', required: true } as const;
  const fields: Field[] = [
    { ...text, name: 'username', examples: [{ value: 'YOUR_USERNAME' }] },
    { ...text, name: 'password', secret: true, examples: [{ value: 'YOUR_PASSWORD' }] },
  ];
  const basic = { kind: 'group', fields, encoding: { basic: true } } as const;
  return { header: [{ ...basic, ...facts, name: 'Authorization' }] };
}

function toAuthorization(
  secret: Omit<Field & { readonly kind: 'scalar' }, 'name'>,
  example = 'Bearer YOUR_ACCESS_TOKEN',
) {
  return { header: [{ ...secret, name: 'Authorization', examples: [{ value: example }] }] };
}

/** The header with the token, which the scheme describes. */
export function toToken(document: ApiDocument, { security = [] }: Operation): readonly Field[] {
  if (!hasRequestsAsFields(document)) return [];
  const [name] = security.flatMap((requirement) => Object.keys(requirement));
  const scheme = name === undefined ? undefined : findScheme(document, name);
  if (scheme?.type !== 'oauth2' && scheme?.type !== 'http') return [];
  const isOptional = security.some((requirement) => Object.keys(requirement).length === 0);
  const { description = '' } = scheme;
  const required = isOptional ? {} : ({ required: true } as const);
  const token = { kind: 'scalar', type: 'string', description, ...required, secret: true } as const;
  return toAuthorization(token).header;
}
