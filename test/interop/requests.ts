/** What API clients send, and what they should send. */
import type { Endpoint } from '../../src/openapi/model';
import { buildRequest, toTarget } from '../../src/request/build';
import type { ExportedSite } from '../../src/exports/version';
import type { Part, RequestBody } from '../../src/request/model';
import { toEnteredValues } from '../../src/request/shown';
import { recordRequests, type ReceivedRequest } from '../support/loopback';

export type Hosts = Pick<ExportedSite, 'apiBaseUrl' | 'authenticationBaseUrl'>;

/** What a local server has instead of hosts. */
export const hostsAt = (server: string): Hosts => ({
  apiBaseUrl: `${server}/api`,
  authenticationBaseUrl: `${server}/auth`,
});

/** The token in the response of the local server. */
export const serverToken = 'token-of-the-server';

/** What the reader enters. */
export const credentials = { clientId: 'the-client', clientSecret: 'a secret+&=' };

/** What samples have in its place. */
export const toGiven = (token: string): Texts => ({
  YOUR_CLIENT_ID: credentials.clientId,
  YOUR_CLIENT_SECRET: credentials.clientSecret,
  YOUR_ACCESS_TOKEN: token,
});

export const fileContent = 'The content of a file.\n###\n';

/** Runs a client against a local server, which responds with a token to every request. */
export function record(use: (hosts: Hosts) => Promise<void>): Promise<readonly ReceivedRequest[]> {
  return recordRequests(
    () => ({ access_token: serverToken }),
    (baseUrl) => use(hostsAt(baseUrl)),
  );
}

/** Headers of clients. They also set `Content-Type`, if the catalogue does not. */
const ownHeaders = new Set([
  ...['accept-encoding', 'connection', 'content-length', 'host', 'user-agent'],
  ...['accept-language', 'request-start-time', 'sec-fetch-mode'],
]);

type Texts = Readonly<Record<string, string>>;

/** A request, in a form that does not depend on the client. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Texts;
  readonly body: unknown;
}

export async function toSent(received: ReceivedRequest): Promise<SentRequest> {
  const others = Object.entries(received.headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(
      ([name, value]) => !ownHeaders.has(name) && !(name === 'accept' && value.includes('*/*')),
    );
  const { 'content-type': type = '', ...headers } = Object.fromEntries(others);
  const [mediaType = ''] = type.split(';');
  return {
    method: received.method,
    target: received.target,
    headers: { ...headers, ...(type && { 'content-type': mediaType }) },
    body: await readBody(received.body, type),
  };
}

async function readBody(text: string, type: string): Promise<unknown> {
  if (/^[{[]/.test(text)) return JSON.parse(text);
  if (type.includes('urlencoded')) return [...new URLSearchParams(text)].toSorted();
  if (!type.startsWith('multipart/')) return text;
  const parts = await new Response(text, { headers: { 'Content-Type': type } }).formData();
  return Promise.all(
    [...parts].map(async ([name, part]) =>
      typeof part === 'string' ? [name, part] : [name, part.name, part.type, await part.text()],
    ),
  );
}

/** The request of a sample, with what is given in place of its texts. */
export function toExpected(endpoint: Endpoint, given: Texts): SentRequest {
  const request = buildRequest(endpoint, toEnteredValues(endpoint, endpoint.example));
  const fill = (text: string) =>
    Object.entries(given).reduce((filled, [from, to]) => filled.replace(from, to), text);
  // Tools encode the braces of a path.
  const target = encodeURI(toTarget(request)).replaceAll('%25', '%');
  const headers = request.headers.map(([name, value]) => [name.toLowerCase(), fill(value)]);
  return {
    method: request.method,
    target: new URL(request.baseUrl).pathname + target,
    headers: Object.fromEntries(headers) as Texts,
    body: toContent(request.body, fill),
  };
}

function toContent(body: RequestBody | undefined, fill: (text: string) => string): unknown {
  switch (body?.kind) {
    case 'json':
      return body.json;
    case 'form':
      return body.fields.map((field) => field.map(fill)).toSorted();
    case 'multipart':
      return body.parts.map(toContentOfPart);
    default:
      return body?.kind === 'text' ? body.text : '';
  }
}

function toContentOfPart(part: Part): readonly string[] {
  const type = part.mediaType ?? '';
  return 'text' in part ? [part.name, part.text] : [part.name, part.file, type, fileContent];
}
