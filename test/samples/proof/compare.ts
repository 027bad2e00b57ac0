/** Compares a received request with the expected one. */
import { isUtf8 } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { toJsonText } from '../../../src/openapi/numbers';
import type { HttpRequest, Pair } from '../../../src/request/model';
import { toTarget } from '../../../src/request/build';
import { compareParts } from './multipart';
import { files } from './other-apis';

export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Headers that clients add. Any other header would be injected by a value. */
const headersOfClients = new Set([
  ...['host', 'user-agent', 'accept', 'accept-encoding', 'accept-language', 'connection'],
  ...['content-length', 'transfer-encoding', 'expect', 'sec-fetch-mode'],
  // Java offers HTTP/2.
  ...['upgrade', 'http2-settings'],
]);

/** The differences, as sentences. Empty if the request arrived as expected. */
export function compare(request: HttpRequest, received: readonly Received[]): readonly string[] {
  const [only, ...more] = received;
  if (!only || more.length > 0) return [`received ${received.length} times instead of once`];
  return [
    ...toDifference('method', only.method, request.method),
    ...toDifference('target', toReadable(only.target), toReadable(toTarget(request))),
    ...compareHeaders(request, only),
    ...compareBody(request, only),
  ];
}

function toDifference(what: string, actual: unknown, expected: unknown): readonly string[] {
  if (isDeepStrictEqual(actual, expected)) return [];
  return [`${what} ${toShort(actual)} instead of ${toShort(expected)}`];
}

function toShort(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}

/** Some clients encode the braces of a placeholder that was not filled in. */
function toReadable(target: string): string {
  return target.replaceAll(/\{(\w+)\}/g, '%7B$1%7D');
}

function compareHeaders({ headers, body }: HttpRequest, received: Received): readonly string[] {
  const valuesOf = (name: string) =>
    received.headers
      .filter(([other]) => other.toLowerCase() === name.toLowerCase())
      .map(([, value]) => toFieldValue(name, value));
  const wanted = new Set(headers.map(([name]) => name.toLowerCase()));
  if (body) wanted.add('content-type');
  // The client adds the boundary of a multipart body, which `compareParts` checks.
  const isSent = ([name]: Pair) => !(body?.kind === 'multipart' && /^content-type$/i.test(name));
  return [
    ...headers
      .filter(isSent)
      .flatMap(([name, value]) =>
        toDifference(`header ${name}`, valuesOf(name), [toFieldValue(name, value)]),
      ),
    ...received.headers
      .filter(([name]) => !wanted.has(name.toLowerCase()))
      .filter(([name]) => !headersOfClients.has(name.toLowerCase()))
      .map((pair) => `unexpected header ${toShort(pair)}`),
  ];
}

/** One space or more may follow the scheme of credentials (RFC 9110, section 11.4); Mono sends one. */
function toFieldValue(name: string, value: string): string {
  return name.toLowerCase() === 'authorization' ? value.replace(/^(\S+) +/, '$1 ') : value;
}

function compareBody({ body }: HttpRequest, received: Received): readonly string[] {
  const text = isUtf8(received.body)
    ? received.body.toString()
    : `not valid UTF-8: ${received.body.toString('hex')}`;
  switch (body?.kind) {
    case undefined:
      return toDifference('body', text, '');
    case 'json':
      return toDifference('body', parse(text), parse(toJsonText(body.json)));
    case 'form':
      return toDifference(
        'form',
        [...new URLSearchParams(text)].toSorted(),
        body.fields.map((field) => field.map((one) => one.toWellFormed())).toSorted(),
      );
    case 'text':
      return toDifference('text', text, body.text.toWellFormed());
    case 'file':
      return toDifference('file', received.body.toString('hex'), files[body.file]?.toString('hex'));
    case 'multipart': {
      const [, type = ''] = received.headers.find(([name]) => /^content-type$/i.test(name)) ?? [];
      return compareParts(body.parts, type, received.body);
    }
    default:
      return body satisfies never;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return `not valid JSON: ${text}`;
  }
}
