/** A server on this machine that writes down what samples send. */
import { isUtf8 } from 'node:buffer';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * @typedef {{
 *   method: string,
 *   target: string,
 *   headers: readonly (readonly [name: string, value: string])[],
 *   body: string,
 * }} Received
 */

/**
 * Listens on a free port of 127.0.0.1. The first two segments of a path tell samples apart:
 * `/answer/17/…` is answered with {@link toAnswer}, `/refuse/17/…` with status 500.
 */
export async function startServer() {
  /** @type {Map<string, Received[]>} */
  const received = new Map();
  const server = http.createServer({ maxHeaderSize: 2 ** 20 }, (incoming, response) => {
    void buffer(incoming).then((body) => {
      const { method = '', url = '', rawHeaders } = incoming;
      const [, kind = '', id = ''] = url.split('/');
      const request = {
        method,
        target: url.slice(`/${kind}/${id}`.length),
        headers: toPairs(rawHeaders),
        body: isUtf8(body) ? body.toString() : `no UTF-8: ${body.toString('hex')}`,
      };
      received.set(id, [...(received.get(id) ?? []), request]);
      response.statusCode = kind === 'answer' ? 200 : 500;
      response.setHeader('Content-Type', 'application/json').end(toAnswer(id));
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** @param {string} id */
    receivedFrom: (id) => received.get(id) ?? [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * What a sample has to print.
 * @param {string} id
 */
export function toAnswer(id) {
  return JSON.stringify({ answerTo: id });
}

/**
 * Node lists names and values alternately, decoded as Latin-1.
 * @param {readonly string[]} raw
 */
function toPairs(raw) {
  return raw.flatMap((name, index) =>
    index % 2 === 0 ? [/** @type {const} */ ([name, raw[index + 1] ?? ''])] : [],
  );
}
