/** The variables of API clients, `{{name}}`, which replace hosts and secrets in requests. */
import type { Json } from '../catalogue/model';
import { toJsonText } from '../samples/literals';
import type { Hosts } from '../request/model';

export const hostVariables: Hosts = {
  apiBaseUrl: '{{apiBaseUrl}}',
  authenticationBaseUrl: '{{authenticationBaseUrl}}',
};

/** The secrets by the name of their header or form field. The reader sets their values. */
const secretVariables: Readonly<Record<string, string>> = {
  Authorization: 'Bearer {{accessToken}}',
  client_id: '{{clientId}}',
  client_secret: '{{clientSecret}}',
};

/** The variable of a header or form field. Undefined if it is not a secret. */
export function findSecretVariable(name: string): string | undefined {
  return Object.hasOwn(secretVariables, name) ? secretVariables[name] : undefined;
}

/** Indented JSON. Escapes braces that would begin a variable. */
export function toLiteralJson(value: Json): string {
  return toJsonText(value).replaceAll('{{', String.raw`{\u007b`);
}
