/** The security schemes of a document of OpenAPI 2.0, and header parameters that stand for them. */
import { type Part, toDefined } from '../openapi/document';

/** The names of the security schemes that stand for header parameters, by their descriptions. */
export type Credentials = Map<string, string>;

/**
 * A header parameter is all that many documents say of authentication. In 3.1, it would be ignored,
 * so it stands for a security scheme where there is none.
 */
export function toSecurity(
  security: unknown,
  parameters: readonly Part[],
  credentials: Credentials,
) {
  const isSaid = Array.isArray(security) && security.length > 0;
  const header = parameters.find((one) => isHeader(one, 'authorization'));
  if (isSaid || !header) return undefined;
  const { description = '', required } = header;
  const { size } = credentials;
  const name =
    credentials.get(String(description)) ?? `Authorization${size > 0 ? `-${size + 1}` : ''}`;
  credentials.set(String(description), name);
  return { security: [{ [name]: [] }, ...(required === true ? [] : [{}])] };
}

export function toSchemes(credentials: Credentials): Part {
  const facts = { type: 'apiKey', in: 'header', name: 'Authorization' };
  return Object.fromEntries(
    [...credentials].map(([description, name]) => [name, { ...facts, description }]),
  );
}

/** Whether a parameter is the header of a name in lower case. */
export function isHeader({ in: location, name }: Part, wanted: string): boolean {
  return location === 'header' && String(name).toLowerCase() === wanted;
}

const flows: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

export function toScheme(scheme: Part): Part {
  const { type, flow, authorizationUrl, tokenUrl, scopes = {}, ...others } = scheme;
  if (type === 'basic') return { ...others, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return scheme;
  const name = flows[flow as string] ?? (flow as string | undefined) ?? 'implicit';
  return { ...others, type, flows: { [name]: toDefined({ authorizationUrl, tokenUrl, scopes }) } };
}
