/** Compares the ways to authenticate. */
import { and, comma, none } from '../messages/en/view';
import type { ParameterLocation } from '../openapi/document';
import type { Credential, Endpoint } from '../openapi/model';
import { isSame, tell } from './facts';
import { rules } from './rules';

type Security = Endpoint['security'];

type Way = readonly Credential[];

/** The names of the parameters of a location that are credentials. */
export function listCredentials(
  security: Security = [],
  location: ParameterLocation,
): readonly string[] {
  return security
    .flat()
    .flatMap(({ in: sentIn, name }) => (sentIn === location && name !== undefined ? name : []));
}

/** Without a way to authenticate, a call needs no credentials. */
export function compareSecurity(older: Security = [[]], newer: Security = [[]]) {
  if (isSame(older, newer)) return [];
  const isAccepted = older.every((way) => newer.some((one) => isWithin(one, way)));
  const [from, to] = [toLabel(older), toLabel(newer)];
  if (from === to) return [tell(rules.credential, from)];
  return [tell(isAccepted ? rules.securityWithin : rules.security, from, to)];
}

/** Whether a call with all the credentials of a way has those that another one needs, of any name. */
function isWithin(needed: Way, sent: Way): boolean {
  return needed.every(({ scopes = [], scheme: _needed, ...credential }) =>
    sent.some(
      ({ scopes: granted = [], scheme: _sent, ...one }) =>
        isSame(credential, one) && scopes.every((scope) => granted.includes(scope)),
    ),
  );
}

/** With the scopes of each scheme: `key and oauth (read write)`. Undefined if a call needs nothing. */
function toLabel(security: readonly Way[]): string | undefined {
  if (security.every((way) => way.length === 0)) return undefined;
  const toName = ({ scheme, scopes = [] }: Credential) =>
    scopes.length > 0 ? `${scheme} (${scopes.join(' ')})` : scheme;
  return security.map((way) => way.map(toName).join(and) || none.toLowerCase()).join(comma);
}
