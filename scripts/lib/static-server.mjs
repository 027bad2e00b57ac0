/** Serves a build as a static host does: clean addresses, the not-found page, gzip, a base address. */
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import { toPortFailure } from './port.mjs';

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {{readonly directory: string, readonly baseUrl: string}} Site
 * @typedef {{kind: 'file', file: string, status: 200 | 404}
 *   | {kind: 'redirect', location: string}
 *   | {kind: 'refusal', status: 400 | 405, text: string}} Answer
 */

const notFound = /** @type {const} */ ({ kind: 'file', file: '/404.html', status: 404 });

/**
 * Serves `directory` below `baseUrl` (with a slash at both ends); port 0 takes a free one.
 * @param {Site & {readonly port: number, readonly host: string}} options
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 */
export async function serveBuild({ directory, baseUrl, port, host }) {
  /** @type {import('express').RequestHandler} */
  const compress = compression();
  const server = http.createServer((request, response) => {
    withGzip(compress, request, response, () => {
      answer({ directory, baseUrl }, request, response).catch((/** @type {unknown} */ error) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toPortFailure(error, port)));
    server.listen(port, host, () => resolve(undefined));
  });
  const actualPort = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return {
    url: `http://${host}:${actualPort}${baseUrl}`,
    port: actualPort,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/**
 * Gzip only, never Brotli: every static host has it, so measured weights stay comparable.
 * @param {import('express').RequestHandler} compress
 * @param {Request} request
 * @param {Response} response
 * @param {() => void} next
 */
function withGzip(compress, request, response, next) {
  const accepted = request.headers['accept-encoding'] ?? '';
  request.headers['accept-encoding'] = /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  compress(
    /** @type {import('express').Request} */ (/** @type {unknown} */ (request)),
    /** @type {import('express').Response} */ (/** @type {unknown} */ (response)),
    next,
  );
}

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 */
async function answer(site, request, response) {
  const answered = await toAnswer(site, request);
  switch (answered.kind) {
    case 'file':
      await sendFile(site, answered, request, response);
      return;
    case 'redirect':
      response.writeHead(301, { Location: answered.location }).end();
      return;
    case 'refusal':
      response.writeHead(answered.status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${answered.text}\n`);
      return;
    default:
      return /** @satisfies {never} */ (answered);
  }
}

/**
 * @param {Site} site
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function toAnswer({ directory, baseUrl }, { method, url = '/' }) {
  if (method !== 'GET' && method !== 'HEAD') {
    return { kind: 'refusal', status: 405, text: 'Method Not Allowed' };
  }
  const [pathname = '/', ...query] = url.split('?');
  const decoded = decode(pathname);
  if (decoded === null) return { kind: 'refusal', status: 400, text: 'Bad Request' };
  if (`${decoded}/` === baseUrl)
    return { kind: 'redirect', location: [baseUrl, ...query].join('?') };
  if (!decoded.startsWith(baseUrl)) return notFound;
  if (decoded.endsWith('/') && decoded !== baseUrl) {
    const location = baseUrl + encodePath(decoded.slice(baseUrl.length));
    return { kind: 'redirect', location: [location, ...query].join('?') };
  }
  const file = await findFile(directory, decoded.slice(baseUrl.length));
  return file === null ? notFound : { kind: 'file', file, status: 200 };
}

/**
 * The path with its percent-encoding undone; null if it is malformed or leaves the folder.
 * @param {string} pathname
 */
function decode(pathname) {
  try {
    const decoded = decodeURIComponent(pathname);
    return /[\0\\]/.test(decoded) || decoded.split('/').includes('..') ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * The file of a page or asset, as an encoded path below the folder; null if there is none.
 * @param {string} directory
 * @param {string} relative
 */
async function findFile(directory, relative) {
  for (const candidate of relative === '' ? ['index.html'] : toCandidates(relative)) {
    const found = await stat(path.join(directory, candidate)).catch(() => null);
    if (found?.isFile()) return `/${encodePath(candidate)}`;
  }
  return null;
}

/**
 * The not-found page and the home page have no second address.
 * @param {string} relative
 */
function toCandidates(relative) {
  if (relative.startsWith('/') || relative.includes('//')) return [];
  if (/^404(\.html)?$/.test(relative)) return [];
  return path.basename(relative) === 'index' ? [relative] : [relative, `${relative}.html`];
}

/**
 * Percent-encodes a path and leaves out its empty segments.
 * @param {string} decoded
 */
function encodePath(decoded) {
  return decoded.split('/').filter(Boolean).map(encodeURIComponent).join('/');
}

/**
 * @param {Site} site
 * @param {Extract<Answer, {kind: 'file'}>} answered
 * @param {Request} request
 * @param {Response} response
 */
async function sendFile({ directory }, { file, status }, request, response) {
  request.url = file;
  response.statusCode = status;
  if (status === 404) {
    delete request.headers.accept;
    delete request.headers.range;
    delete request.headers['if-none-match'];
  }
  await serveHandler(request, response, {
    public: directory,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Cache-Control', value: 'no-cache' },
          // It would outdo the name that a download link gives; other static hosts do not send it.
          { key: 'Content-Disposition', value: /** @type {never} */ (null) },
        ],
      },
      {
        source: 'assets/**',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ],
  });
}
