/** A local server that records the requests of samples. */
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
 * Listens on a free port of 127.0.0.1. The first two segments of a path identify the sample:
 * `/answer/17/…` returns {@link toAnswer}, and `/refuse/17/…` returns status 500.
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
        body: isUtf8(body) ? body.toString() : `not valid UTF-8: ${body.toString('hex')}`,
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
 * The expected output of a sample.
 * @param {string} id
 */
export function toAnswer(id) {
  return JSON.stringify({ answerTo: id });
}

/**
 * Node provides a flat list of names and values, decoded as Latin-1.
 * @param {readonly string[]} raw
 */
function toPairs(raw) {
  return raw.flatMap((name, index) =>
    index % 2 === 0 ? [/** @type {const} */ ([name, raw[index + 1] ?? ''])] : [],
  );
}
