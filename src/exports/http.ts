/**
 * All example requests as an `.http` file, in the syntax that the REST Client of VS Code, the HTTP
 * Client of JetBrains IDEs and httpyac share.
 */
import { toPlainText } from '../api/inline';
import { type ApiDocument, fillSettings, type Json } from '../api/document';
import { fieldsOf, isSecret, type Field } from '../api/field';
import { toFirstParagraph } from '../api/text';
import { type Endpoint, toView } from '../api/view';
import { buildRequest, encode, toUrl } from '../request/build';
import type { FormObject, HttpRequest, Pair, Part, RequestBody } from '../request/model';
import '../request/rare/index';
import { toEnteredValues } from '../request/values';
import { toRoute } from '../site-map/places';
import { type ExportedSite, type ExportedVersion, toDocumentSettings } from './version';
import { toJsonText } from '../samples/literals';

/** Builds the file. The token request comes first. */
export function buildHttpFile(version: ExportedVersion): string {
  const { categories } = toView(withHostVariables(version.document, version.site));
  const endpoints = categories
    .flatMap((category) => category.endpoints)
    .filter(({ event }) => event === undefined);
  const requests = [...endpoints.filter(getsToken), ...endpoints.filter((one) => !getsToken(one))];
  const blocks = requests.map((endpoint) => buildBlock(endpoint, version)).join('\n\n');
  return `${[...buildVariables(version, blocks), blocks].join('\n\n')}\n`;
}

/** Whether the response contains a token for the other calls. */
export function getsToken({ baseUrl }: Endpoint): boolean {
  return baseUrl === hostVariables.authenticationBaseUrl;
}

/**
 * The reader copies the token, since no syntax reads it from the response in all clients. The REST
 * Client would send the script of the others. Only variables that the requests contain are listed.
 */
function buildVariables(version: ExportedVersion, requests: string): readonly string[] {
  const { name, route, site, portalUrl } = version;
  const hasToken = requests.includes(tokenName);
  const known = [
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
    lines(...(hasToken ? tokenNotes : []), '@accessToken = YOUR_ACCESS_TOKEN'),
  ];
  const others = listVariables(requests).filter((one) => !known.join().includes(`@${one} =`));
  const variables = [
    ...known,
    lines(...others.map((one) => `@${one} = YOUR_${one.toUpperCase()}`)),
  ];
  return variables.filter((lines) => {
    if (lines === '') return false;
    const names = [...lines.matchAll(/^@(\w+)/gm)];
    return names.length === 0 || names.some(([, one]) => requests.includes(`{{${one}}}`));
  });
}

const tokenNotes = [
  '# Send the first request, and replace YOUR_ACCESS_TOKEN with the access_token of its response.',
  '# Your client can also do this for you:',
  '# - In the REST Client, replace YOUR_ACCESS_TOKEN with {{token.response.body.$.access_token}}',
  '# - In JetBrains IDEs and editors with httpyac, add this line below the form of the first request:',
  "#   > {% client.global.set('accessToken', response.body.access_token); %}",
];

/** The names of the variables in a text. */
export function listVariables(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
}

function buildBlock(endpoint: Endpoint, { route, portalUrl }: ExportedVersion): string {
  const request = buildExample(endpoint);
  const { title, deprecated, method } = endpoint;
  const summary = toPlainText(toFirstParagraph(endpoint.summary));
  return lines(
    `### ${toLine(title)}`,
    ...(deprecated === undefined ? [] : [toComment(`Deprecated. ${toPlainText(deprecated)}`)]),
    ...(summary === '' ? [] : [toComment(summary)]),
    toComment(portalUrl + route + toRoute(endpoint)),
    ...(getsToken(endpoint) ? [tokenName] : []),
    // JetBrains IDEs would encode what is already encoded.
    ...(isEncoded(request) ? ['# @no-auto-encoding'] : []),
    `${method} ${toUrl(request)}`,
    ...request.headers.map(
      ([name, value]) => `${name}: ${findSecretVariable(name, value) ?? value}`,
    ),
    ...(request.body ? ['', toBodyText(request.body)] : []),
  );
}

const tokenName = '# @name token';

function isEncoded(request: HttpRequest): boolean {
  const isForm = request.body?.mediaType === 'application/x-www-form-urlencoded';
  return isForm || toUrl(request).includes('%');
}

/**
 * The example request, in which credentials are variables. No other text begins a variable, or is a
 * command in the `.http` syntax.
 */
export function buildExample(endpoint: Endpoint): HttpRequest {
  const { parameters } = endpoint;
  const values = toEnteredValues(endpoint, endpoint.example);
  const places = (['header', 'query', 'cookie'] as const).map(
    (place) => [place, { ...values[place], ...toCredentials(parameters[place]) }] as const,
  );
  const request = buildRequest(endpoint, { ...values, ...Object.fromEntries(places) });
  const toPair = ([name, value]: Pair): Pair => [name, withVariables(toLiteral(value))];
  const isHost = (Object.values(hostVariables) as readonly string[]).includes(request.baseUrl);
  return {
    ...request,
    baseUrl: isHost ? request.baseUrl : toLiteralUrl(request.baseUrl),
    path: toLiteralUrl(request.path),
    query: request.query.map(toPair),
    headers: request.headers.map(toPair),
    ...(request.body && { body: toLiteralBody(request.body) }),
  };
}

/** Marks of variables, which no encoding changes, for credentials without one of their own. */
function toCredentials(fields: readonly Field[] = []): FormObject {
  const isUnknown = (field: Field) =>
    isSecret(field) && !Object.hasOwn(secretVariables, field.name);
  const toMark = ({ name }: Field) => [name, `~~${name.replaceAll(/\W+/g, '_')}~~`] as const;
  const basic = fields.filter(({ encoding }) => encoding?.basic);
  return {
    ...Object.fromEntries(fields.filter(isUnknown).map(toMark)),
    ...Object.fromEntries(
      basic.map((one) => [one.name, Object.fromEntries(fieldsOf(one).map(toMark))]),
    ),
  };
}

function withVariables(text: string): string {
  return text.replaceAll(/~~(\w+)~~/g, '{{$1}}');
}

function toLiteralBody(body: RequestBody): RequestBody {
  if (body.kind === 'text') return { ...body, text: toLiteral(body.text) };
  if (body.kind !== 'multipart') return body;
  const parts = body.parts.map((part) =>
    'text' in part ? { ...part, text: toLiteral(part.text) } : part,
  );
  return { ...body, parts };
}

function toLiteralUrl(text: string): string {
  return text.replaceAll('{{', '%7B%7B');
}

/** Adds a space to what begins a variable, another request, a file or a script. */
function toLiteral(text: string): string {
  return text.replaceAll('{{', '{ {').replaceAll(/^(?=###|[<>][\s@{])/gm, ' ');
}

/** A body as text, in which only secrets are variables. */
export function toBodyText(body: RequestBody): string {
  switch (body.kind) {
    case 'json':
      return toLiteralJson(body.json);
    case 'form':
      return body.fields.map(toField).join('&');
    case 'multipart':
      return [...body.parts.map(toPartText), `--${boundary}--`].join('\n');
    case 'text':
      return body.text;
    case 'file':
      return `< ./${body.file}`;
    default:
      return body satisfies never;
  }
}

const boundary = 'boundary';

function toPartText(part: Part): string {
  const [file, content] =
    'file' in part ? [`; filename="${part.file}"`, `< ./${part.file}`] : ['', part.text];
  return lines(
    `--${boundary}`,
    `Content-Disposition: form-data; name="${part.name}"${file}`,
    ...(part.mediaType === undefined ? [] : [`Content-Type: ${part.mediaType}`]),
    '',
    content,
  );
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

/** The document with hosts as variables. Those of an operator's document have no name. */
export function withHostVariables(document: ApiDocument, site: ExportedSite): ApiDocument {
  const hosts = site.isGiven ? {} : hostVariables;
  return fillSettings(document, { ...toDocumentSettings(site), ...hosts });
}

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
export function findSecretVariable(name: string, value = ''): string | undefined {
  if (value.startsWith('Basic ')) return 'Basic {{username}} {{password}}';
  if (value.startsWith('{{')) return undefined;
  if (value.startsWith('multipart/')) return `${value}; boundary=${boundary}`;
  return Object.hasOwn(secretVariables, name) ? secretVariables[name] : undefined;
}

/** Indented JSON. Escapes braces that would begin a variable. */
export function toLiteralJson(value: Json): string {
  return toJsonText(value).replaceAll('{{', String.raw`{\u007b`);
}
