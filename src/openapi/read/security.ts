/** How calls authenticate: the ways that an operation offers, with the fields for credentials. */
import * as messages from '../../messages/en/view';
import { say } from '../../messages/say';
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
import { toSentence } from '../text';
import type { NamedOperation } from './operations';
import { joinParameters } from './parameters';

/** The ways to authenticate, in order, with the parameters for their credentials. A call needs one. */
export function listAuthentications(document: ApiDocument, named: NamedOperation) {
  if (hasRequestsAsFields(document)) return [];
  return listRequirements(document, named).map((schemes) => {
    const descriptions = schemes.map(toDescription);
    const parameters = schemes.map(({ scheme }, index) =>
      toParameters(scheme, descriptions[index]),
    );
    return {
      label: schemes.map(toLabel).join(messages.and) || messages.none,
      description:
        descriptions.length > 1 ? descriptions.map(toSentence).join(' ') : descriptions.join(''),
      parameters: joinParameters(...parameters),
    };
  });
}

/** The schemes of each way to authenticate. */
function listRequirements(
  document: ApiDocument,
  { operation, event }: NamedOperation,
): readonly (readonly NamedScheme[])[] {
  const security = operation.security ?? (event ? [] : (document.security ?? []));
  // Some generators repeat a requirement.
  const distinct = new Map(security.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()].map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = findScheme(document, name);
      return scheme ? [{ name, scheme, scopes }] : [];
    }),
  );
}

/** The ways to authenticate as facts. Undefined if a call needs none. */
export function toSecurity(document: ApiDocument, named: NamedOperation) {
  const ways = listRequirements(document, named);
  return ways.some((schemes) => schemes.length > 0)
    ? ways.map((one) => one.map(toCredential))
    : undefined;
}

function toCredential({ name, scheme, scopes }: NamedScheme): Credential {
  const [sent] = Object.entries(toParameters(scheme));
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

/** The ways to authenticate by name. */
export function listSchemes(document: ApiDocument): ReadonlyMap<string, SecurityScheme> {
  const declared = Object.entries(document.components?.securitySchemes ?? {});
  return new Map(
    declared.map(([name, scheme]) => [name, resolve<SecurityScheme>(document, scheme)]),
  );
}

function findScheme(document: ApiDocument, name: string): SecurityScheme | undefined {
  const found = findOwn(document.components?.securitySchemes, name);
  return found && resolve<SecurityScheme>(document, found);
}

function toDescription({ name, scheme, scopes }: NamedScheme): string {
  const { type, description = '' } = scheme;
  // Longer descriptions are on the page about authentication.
  const own = description.includes('\n') ? '' : description;
  const codes = scopes.map(toCode).join(messages.comma);
  const needed = codes === '' ? '' : say(messages.scopes, { scopes: codes });
  return [say(findOwn<string>(messages, type) ?? '{name}.', { name: toCode(name) }), own, needed]
    .filter(Boolean)
    .join(' ');
}

function toParameters(scheme: SecurityScheme, description = ''): Parameters {
  const facts = { description, required: true } as const;
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
