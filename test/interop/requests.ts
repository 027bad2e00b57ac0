/** What API clients send, and what they should send. */
import type { Endpoint } from '../../src/openapi/model';
import { buildRequest, toTarget } from '../../src/request/build';
import type { ExportedSite } from '../../src/exports/version';
import type { RequestBody } from '../../src/request/model';
import { toEnteredValues } from '../../src/request/shown';
import { recordRequests, type ReceivedRequest } from '../support/loopback';
import { version } from './documents';

export type Hosts = Pick<ExportedSite, 'apiBaseUrl' | 'authenticationBaseUrl'>;

/** The token in the response of the local server. */
export const serverToken = 'token-of-the-server';

/** What the reader enters. */
export const credentials = { clientId: 'the-client', clientSecret: 'a secret+&=' };

/** Runs a client against a local server, which responds with a token to every request. */
export function record(use: (hosts: Hosts) => Promise<void>): Promise<readonly ReceivedRequest[]> {
  return recordRequests(
    () => ({ access_token: serverToken }),
    (baseUrl) =>
      use({
        apiBaseUrl: baseUrl + paths.apiBaseUrl,
        authenticationBaseUrl: baseUrl + paths.authenticationBaseUrl,
      }),
  );
}

/** What the local server has instead of hosts. */
const paths: Hosts = { apiBaseUrl: '/api', authenticationBaseUrl: '/auth' };

/** Headers of clients. They also set `Content-Type`, if the catalogue does not. */
const ownHeaders = new Set([
  ...['accept-encoding', 'connection', 'content-length', 'host', 'user-agent'],
  ...['accept-language', 'request-start-time', 'sec-fetch-mode'],
]);

/** A request, in a form that does not depend on the client. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function toSent({ method, target, headers, body }: ReceivedRequest): SentRequest {
  const others = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(
      ([name, value]) => !ownHeaders.has(name) && !(name === 'accept' && value.includes('*/*')),
    );
  return { method, target, headers: Object.fromEntries(others), body: readBody(body) };
}

function readBody(text: string): unknown {
  if (/^[{[]/.test(text)) return JSON.parse(text);
  return [...new URLSearchParams(text)];
}

/** The example request of an endpoint, with a token and credentials. */
export function toExpected(endpoint: Endpoint, token: string): SentRequest {
  const values = toEnteredValues(endpoint, endpoint.example);
  const request = buildRequest(endpoint, values);
  const given = new Map([
    ['YOUR_CLIENT_ID', credentials.clientId],
    ['YOUR_CLIENT_SECRET', credentials.clientSecret],
  ]);
  const headers = request.headers.map(([name, value]) => [
    name.toLowerCase(),
    value.replace('YOUR_ACCESS_TOKEN', token),
  ]);
  return {
    method: request.method,
    target: toPath(request.baseUrl) + toTarget(request),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: toContent(request.body, given),
  };
}

function toPath(baseUrl: string): string {
  return baseUrl === version.site.apiBaseUrl ? paths.apiBaseUrl : paths.authenticationBaseUrl;
}

function toContent(body: RequestBody | undefined, given: ReadonlyMap<string, string>): unknown {
  if (body?.kind === 'json') return body.json;
  return (body?.kind === 'form' ? body.fields : []).map(([name, value]) => [
    name,
    given.get(value) ?? value,
  ]);
}
