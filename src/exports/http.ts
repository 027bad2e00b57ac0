/**
 * All example requests as an `.http` file, in the syntax that the REST Client of VS Code, the HTTP
 * Client of JetBrains IDEs and httpyac share.
 */
import { toPlainText } from '../api/inline';
import { fillSettings, type Json } from '../api/document';
import { type Endpoint, toView } from '../api/view';
import { buildRequest, encode, toUrl } from '../request/build';
import type { HttpRequest, Pair, RequestBody } from '../request/model';
import { toEnteredValues } from '../request/values';
import { toRoute } from '../site-map/places';
import { type ExportedVersion, toDocumentSettings } from './version';
import { toJsonText } from '../samples/literals';

/** Builds the file. The token request comes first. */
export function buildHttpFile(version: ExportedVersion): string {
  const settings = { ...toDocumentSettings(version.site), ...hostVariables };
  const { categories } = toView(fillSettings(version.document, settings));
  const endpoints = categories.flatMap((category) => category.endpoints);
  const requests = [...endpoints.filter(getsToken), ...endpoints.filter((one) => !getsToken(one))];
  const blocks = [
    ...buildVariables(version),
    ...requests.map((endpoint) => buildBlock(endpoint, version)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Whether the response contains a token for the other calls. */
export function getsToken({ baseUrl }: Endpoint): boolean {
  return baseUrl === hostVariables.authenticationBaseUrl;
}

/**
 * The reader copies the token, since no syntax reads it from the response in all clients. The REST
 * Client would send the script of the others.
 */
function buildVariables({ name, route, site, portalUrl }: ExportedVersion): readonly string[] {
  return [
    lines(
      toComment(`${site.name}, example requests. Version: ${name}`),
      toComment(`How to use this file: ${portalUrl}${route}/downloads`),
    ),
    lines(
      `@apiBaseUrl = ${site.apiBaseUrl}`,
      `@authenticationBaseUrl = ${site.authenticationBaseUrl}`,
    ),
    lines(
      '# Enter the client ID and the client secret of your application. Percent-encode all characters',
      '# except letters, digits, "-", ".", "_" and "~".',
      '@clientId = YOUR_CLIENT_ID',
      '@clientSecret = YOUR_CLIENT_SECRET',
    ),
    lines(
      '# Send the first request, and replace YOUR_ACCESS_TOKEN with the access_token of its response.',
      '# Your client can also do this for you:',
      '# - In the REST Client, replace YOUR_ACCESS_TOKEN with {{token.response.body.$.access_token}}',
      '# - In JetBrains IDEs and editors with httpyac, add this line below the form of the first request:',
      "#   > {% client.global.set('accessToken', response.body.access_token); %}",
      '@accessToken = YOUR_ACCESS_TOKEN',
    ),
  ];
}

function buildBlock(endpoint: Endpoint, { route, portalUrl }: ExportedVersion): string {
  const values = toEnteredValues(endpoint, endpoint.example);
  const request = buildRequest(endpoint, values);
  const { title, summary, deprecated, method } = endpoint;
  return lines(
    `### ${toLine(title)}`,
    ...(deprecated === undefined ? [] : [toComment(`Deprecated. ${toPlainText(deprecated)}`)]),
    toComment(toPlainText(summary)),
    toComment(portalUrl + route + toRoute(endpoint)),
    ...(getsToken(endpoint) ? ['# @name token'] : []),
    // JetBrains IDEs would encode what is already encoded.
    ...(isEncoded(request) ? ['# @no-auto-encoding'] : []),
    `${method} ${toUrl(request)}`,
    ...request.headers.map(([name, value]) => `${name}: ${findSecretVariable(name) ?? value}`),
    ...(request.body ? ['', toBodyText(request.body)] : []),
  );
}

function isEncoded(request: HttpRequest): boolean {
  const isForm = request.body?.mediaType === 'application/x-www-form-urlencoded';
  return isForm || toUrl(request).includes('%');
}

/** A body as text, in which only secrets are variables. */
export function toBodyText(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return toLiteralJson(body.json);
    case 'application/x-www-form-urlencoded':
      return body.fields.map(toField).join('&');
    default:
      return body satisfies never;
  }
}

function toField([name, value]: Pair): string {
  return `${encode(name)}=${findSecretVariable(name) ?? encode(value)}`;
}

/** A comment line. Clients read `# @…` as a command. */
function toComment(text: string): string {
  return `# ${toLine(text).replace(/^@/, String.raw`\@`)}`;
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function lines(...all: readonly string[]): string {
  return all.join('\n');
}

/* The variables of API clients, `{{name}}`, which replace hosts and secrets in requests. */

export const hostVariables = {
  apiBaseUrl: '{{apiBaseUrl}}',
  authenticationBaseUrl: '{{authenticationBaseUrl}}',
} as const;

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
