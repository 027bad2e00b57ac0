/** Compares a received request with the expected one. */
import { isDeepStrictEqual } from 'node:util';
import { toTarget } from './portal.mjs';

/**
 * @typedef {import('../../src/request/model').HttpRequest} HttpRequest
 * @typedef {import('./server.mjs').Received} Received
 */

/** Headers that clients add. Any other header would be injected by a value. */
const headersOfClients = new Set([
  ...['host', 'user-agent', 'accept', 'accept-encoding', 'accept-language', 'connection'],
  ...['content-length', 'transfer-encoding', 'expect', 'sec-fetch-mode'],
  // Java offers HTTP/2.
  ...['upgrade', 'http2-settings'],
]);

/**
 * The differences, as sentences. Empty if the request arrived as expected.
 * @param {HttpRequest} request
 * @param {readonly Received[]} received
 * @returns {string[]}
 */
export function compare(request, received) {
  const [only, ...more] = received;
  if (!only || more.length > 0) return [`received ${received.length} times instead of once`];
  return [
    ...toDifference('method', only.method, request.method),
    ...toDifference('target', toReadable(only.target), toReadable(toTarget(request))),
    ...compareHeaders(request, only),
    ...compareBody(request, only),
  ];
}

/**
 * @param {string} what
 * @param {unknown} actual
 * @param {unknown} expected
 */
function toDifference(what, actual, expected) {
  if (isDeepStrictEqual(actual, expected)) return [];
  return [`${what} ${toShort(actual)} instead of ${toShort(expected)}`];
}

/** @param {unknown} value */
function toShort(value) {
  const text = JSON.stringify(value);
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}

/**
 * Some clients encode the braces of a placeholder that was not filled in.
 * @param {string} target
 */
function toReadable(target) {
  return target.replaceAll(/\{(\w+)\}/g, '%7B$1%7D');
}

/**
 * @param {HttpRequest} request
 * @param {Received} received
 */
function compareHeaders({ headers, body }, received) {
  /** @param {string} name */
  const valuesOf = (name) =>
    received.headers
      .filter(([other]) => other.toLowerCase() === name.toLowerCase())
      .map(([, value]) => toFieldValue(name, value));
  const wanted = new Set(headers.map(([name]) => name.toLowerCase()));
  if (body) wanted.add('content-type');
  return [
    ...headers.flatMap(([name, value]) =>
      toDifference(`header ${name}`, valuesOf(name), [toFieldValue(name, value)]),
    ),
    ...received.headers
      .filter(([name]) => !wanted.has(name.toLowerCase()))
      .filter(([name]) => !headersOfClients.has(name.toLowerCase()))
      .map((pair) => `unexpected header ${toShort(pair)}`),
  ];
}

/**
 * One space or more may follow the scheme of credentials (RFC 9110, section 11.4); Mono sends one.
 * @param {string} name
 * @param {string} value
 */
function toFieldValue(name, value) {
  return name.toLowerCase() === 'authorization' ? value.replace(/^(\S+) +/, '$1 ') : value;
}

/**
 * @param {HttpRequest} request
 * @param {Received} received
 */
function compareBody({ body }, received) {
  if (!body) return toDifference('body', received.body, '');
  switch (body.mediaType) {
    case 'application/json':
      return toDifference('body', parse(received.body), parse(JSON.stringify(body.json)));
    case 'application/x-www-form-urlencoded':
      return toDifference(
        'form',
        [...new URLSearchParams(received.body)].toSorted(),
        body.fields.map((field) => field.map((text) => text.toWellFormed())).toSorted(),
      );
    default:
      return /** @satisfies {never} */ (body);
  }
}

/** @param {string} text */
function parse(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    return value;
  } catch {
    return `not valid JSON: ${text}`;
  }
}
