/** All example requests as an `.http` file for VS Code's REST Client, JetBrains IDEs and httpyac. */
import * as messages from '../messages/en/requests';
import { say } from '../messages/say';
import { toPlainText } from '../openapi/inline';
import { sayDeprecated } from '../words/facts';
import type { Json } from '../openapi/document';
import { fieldsOf, isSecret } from '../openapi/shapes';
import { toFirstParagraph } from '../openapi/text';
import type { Endpoint, Field } from '../openapi/model';
import { buildRequest, toUrl } from '../request/build';
import { encode } from '../request/encode';
import { toUsualText } from '../request/styles';
import type { FormObject, FormValue, HttpRequest, Pair, Part, RequestBody } from '../request/model';
import { toEnteredValues } from '../request/shown';
import { toRoute } from '../routes/places';
import {
  baseUrl,
  type ExportedServer,
  findSecretVariable,
  hostVariables,
  listVariables,
  toExported,
  toLiteralUrl,
} from './variables';
import type { ExportedVersion } from './version';
import { toJsonText } from '../samples/literals';

/** Builds the file. The token request comes first. */
export function buildHttpFile(version: ExportedVersion): string {
  const { categories, servers } = toExported(version.document, version.site);
  const endpoints = categories
    .flatMap((category) => category.endpoints)
    .filter(({ event }) => event === undefined);
  const requests = [...endpoints.filter(getsToken), ...endpoints.filter((one) => !getsToken(one))];
  const blocks = requests.map((endpoint) => buildBlock(endpoint, version)).join('\n\n');
  return `${[...buildVariables(version, servers, blocks), blocks].join('\n\n')}\n`;
}

/** Whether the response contains a token for the other calls. */
export function getsToken({ baseUrl }: Endpoint): boolean {
  return baseUrl === hostVariables.authenticationBaseUrl;
}

/**
 * The reader copies the token, since no syntax reads it from the response in all clients. The REST
 * Client would send the script of the others. Only variables that the requests contain are listed.
 */
function buildVariables(
  version: ExportedVersion,
  servers: readonly ExportedServer[],
  requests: string,
): readonly string[] {
  const { name, route, site, portalUrl } = version;
  const hasToken = requests.includes(tokenName);
  const known = [
    lines(
      toComment(say(messages.exampleRequests, { name: site.name, version: name })),
      toComment(say(messages.howToUse, { url: `${portalUrl}${route}/downloads` })),
      ...(/^[A-Z]+ .*[^{]\{\w/m.test(requests) ? [toComment(messages.replaceNames)] : []),
    ),
    lines(
      `@apiBaseUrl = ${site.apiBaseUrl}`,
      `@authenticationBaseUrl = ${site.authenticationBaseUrl}`,
    ),
    lines(...toServerLines(servers)),
    lines(
      ...toComments(messages.enterClient),
      '@clientId = YOUR_CLIENT_ID',
      '@clientSecret = YOUR_CLIENT_SECRET',
    ),
    lines(...(hasToken ? tokenNotes : []), '@accessToken = YOUR_ACCESS_TOKEN'),
  ];
  const others = listVariables(requests).filter((one) => !known.join().includes(`@${one} =`));
  const values = others.map((one) => `@${one} = YOUR_${one.toUpperCase()}`);
  const variables =
    values.length > 0 ? [...known, lines(toComment(messages.encode), ...values)] : known;
  return variables.filter((block) => {
    const names = [...block.matchAll(/^@(\w+)/gm)];
    return names.length === 0 || names.some(([, one]) => requests.includes(`{{${one}}}`));
  });
}

const tokenNotes = [
  toComment(messages.sendFirst),
  toComment(messages.clientCan),
  toComment(`- ${say(messages.restClient, { code: '{{token.response.body.$.access_token}}' })}`),
  toComment(`- ${messages.jetBrains}`),
  "#   > {% client.global.set('accessToken', response.body.access_token); %}",
];

/** The base URL, which is that of the first server, and what a reader can enter instead. */
function toServerLines(servers: readonly ExportedServer[]): readonly string[] {
  const all = servers.map(({ url, label }) => toComment(label === url ? url : `${label}: ${url}`));
  return [
    ...(all.length > 1 ? [toComment(messages.servers), ...all] : []),
    ...servers
      .flatMap(({ variables }) => variables)
      .flatMap(({ name, value, choices }) => [
        ...(choices.length > 0
          ? [toComment(say(messages.oneOf, { values: choices.join(', ') }))]
          : []),
        toLine(`@${name} = ${value}`),
      ]),
    toLine(`@baseUrl = ${servers[0]?.url ?? ''}`),
  ];
}

function buildBlock(endpoint: Endpoint, { route, portalUrl }: ExportedVersion): string {
  const request = buildExample(endpoint);
  const { slug, title, deprecated, method } = endpoint;
  const notes = [toWarning(deprecated), toPlainText(toFirstParagraph(endpoint.summary))];
  const body = request.body && toBodyText(request.body, slug);
  return lines(
    `### ${toLine(title)}`,
    ...notes.filter(Boolean).map(toComment),
    toComment(portalUrl + route + toRoute(endpoint)),
    ...(getsToken(endpoint) ? [tokenName] : []),
    // JetBrains IDEs would encode what is already encoded.
    ...(isEncoded(request) ? ['# @no-auto-encoding'] : []),
    // httpyac would send only the first cookie, and send it with later requests too.
    ...(request.headers.some(([name]) => /^cookie$/i.test(name)) ? ['# @no-cookie-jar'] : []),
    ...(/^[^\S\n\r\u2028\u2029]*(?:fragment|gql|mutation|query)/m.test(body ?? '')
      ? ['# @no-gql-parsing']
      : []),
    ...listChanges(request.headers.join()).map(toComment),
    ...(body?.includes(`< ./${slug}`) ? [fileNote] : []),
    `${method} ${toUrl(request)}`,
    ...request.headers.map((header) => header.join(': ')),
    ...(body === undefined ? [] : ['', body]),
  );
}

/** Empty for what is not deprecated. */
export function toWarning(deprecated: Endpoint['deprecated']): string {
  if (deprecated === undefined) return '';
  return say(messages.deprecated, { text: toPlainText(sayDeprecated(deprecated)) });
}

const fileNote =
  '# Save the text of the example in the .txt file below. In this file, clients would change it.';

const tokenName = '# @name token';

function isEncoded(request: HttpRequest): boolean {
  const isForm = request.body?.mediaType === 'application/x-www-form-urlencoded';
  return isForm || toUrl(request).includes('%');
}

/** The example request, in which credentials are variables. No other text begins a variable. */
export function buildExample(endpoint: Endpoint): HttpRequest {
  const { parameters } = endpoint;
  const values = toEnteredValues(endpoint, endpoint.example);
  const places = (['header', 'query', 'cookie'] as const).map(
    (place) =>
      [place, { ...values[place], ...toCredentials(parameters[place], values[place]) }] as const,
  );
  const request = buildRequest(endpoint, { ...values, ...Object.fromEntries(places) });
  const toPair = ([name, value]: Pair): Pair => [
    name,
    toLiteral(value).replaceAll(/~~(\w+)~~/g, '{{$1}}'),
  ];
  const toHeader = (header: Pair): Pair => {
    const [name, value] = header;
    if (isBasicHeader(header)) return [name, 'Basic {{username}} {{password}}'];
    return toPair([name, value.replace(/^multipart\/.*/, `$&; boundary=${boundary}`)]);
  };
  const isHost = [...Object.values<string>(hostVariables), baseUrl].includes(request.baseUrl);
  return {
    ...request,
    baseUrl: isHost ? request.baseUrl : toLiteralUrl(request.baseUrl),
    path: toLiteralUrl(request.path),
    query: request.query.map(toPair),
    headers: request.headers.map(toHeader),
  };
}

export function isBasicHeader([name, value]: Pair): boolean {
  return name === 'Authorization' && value.startsWith('Basic ');
}

/** Marks of variables, which no encoding changes, for the credentials that are sent. */
function toCredentials(fields: readonly Field[] = [], values: FormObject = {}): FormObject {
  const marks = fields.flatMap((field): (readonly [string, FormValue])[] => {
    const { name, encoding } = field;
    if (encoding?.basic) return [[name, Object.fromEntries(fieldsOf(field).map(toMark))]];
    const isSent = toUsualText(field) !== '' || Object.hasOwn(values, name);
    return isSent && (isSecret(field) || name === 'Authorization') ? [toMark(field)] : [];
  });
  return Object.fromEntries(marks);
}

/** Keeps the scheme of the header `Authorization`. */
function toMark(field: Field): Pair {
  const [scheme = ''] = /^(?:Bearer |\S+ (?=YOUR_))/.exec(toUsualText(field)) ?? [];
  const name = scheme === 'Bearer ' ? 'accessToken' : field.name.replaceAll(/\W+/g, '_');
  return [field.name, `${scheme}~~${name}~~`];
}

/** The same for a text that cannot be encoded: the braces are apart. */
export function toLiteral(text: string): string {
  return text.replaceAll(/\{(?=\{)/g, '{ ');
}

/** What a reader must know of the texts that `toLiteral` changed. */
export function listChanges(text: string): readonly string[] {
  return text.includes('{ {') ? [messages.spaceInBraces] : [];
}

/** A body as text, in which only secrets are variables. */
export function toBodyText(body: RequestBody, slug = ''): string {
  switch (body.kind) {
    case 'json':
      return toLiteralJson(body.json);
    case 'form':
      return body.fields.map(toField).join('&');
    case 'multipart':
      return [...body.parts.map((part) => toPartText(part, slug)), `--${boundary}--`].join('\n');
    case 'text':
      return toTextOrFile(body.text, slug);
    case 'file':
      return `< ./${body.file}`;
    default:
      return body satisfies never;
  }
}

/** Lines that clients read as comments, scripts, files or other requests, most of them httpyac. */
const commands =
  /^[ \t]*(?:#|\/[/*]|@|>|\?\?|<[\s@>{]|HTTP\/|(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|COPY|LOCK|MERGE|MOVE|SEARCH)\s)/m;

/** The text, or a file with it if clients would change it. They only omit line breaks at the end. */
function toTextOrFile(text: string, name: string): string {
  const isChanged = commands.test(text) || /\{\{|\r|^\s+$|^\s*\n/.test(text);
  return isChanged ? `< ./${name.replaceAll(/[^\w-]+/g, '_')}.txt` : text;
}

const boundary = 'boundary';

function toPartText(part: Part, slug: string): string {
  const [file, content] =
    'file' in part
      ? [`; filename="${part.file}"`, `< ./${part.file}`]
      : ['', toTextOrFile(part.text, `${slug}-${part.name}`)];
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

/** Indented JSON. Escapes braces that would begin a variable. */
export function toLiteralJson(value: Json): string {
  return toJsonText(value).replaceAll('{{', String.raw`{\u007b`);
}

/** A longer text in lines. */
function toComments(text: string): readonly string[] {
  return (text.match(/\S.{0,92}(?=\s|$)|\S+/g) ?? []).map(toComment);
}
