/** Serves a build like a static host, with the rules of src/hosting and gzip. */
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {
  fileTypes,
  findAddressRule,
  findAlias,
  listMarkdownFiles,
  notFoundPage,
  redirectStatus,
  toCacheControl,
  wantsMarkdown,
} from './hosting.mjs';
import { toPortFailure } from './port.mjs';

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {{readonly directory: string, readonly rules: import('../../src/hosting/rules').HostingRules}} Site
 * @typedef {{kind: 'file', file: string, status: 200 | 404}
 *   | {kind: 'redirect', location: string}
 *   | {kind: 'refusal', status: 400 | 405, text: string}} Answer
 */

const notFound = /** @type {const} */ ({ kind: 'file', file: notFoundPage, status: 404 });

/**
 * Serves `directory` with the rules. Port 0 selects a free port.
 * @param {Site & {readonly port: number, readonly host: string}} options
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 */
export async function serveBuild({ directory, rules, port, host }) {
  /** @type {import('express').RequestHandler} */
  const compress = compression({
    // A range counts the bytes of the uncompressed file.
    filter: (request, response) =>
      response.statusCode !== 206 && compression.filter(request, response),
  });
  const server = http.createServer((request, response) => {
    withGzip(compress, request, response, () => {
      answer({ directory, rules }, request, response).catch((/** @type {unknown} */ error) => {
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
    url: `http://${host}:${actualPort}${rules.baseUrl}`,
    port: actualPort,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/**
 * Uses gzip instead of Brotli, since all static hosts support it and measurements stay comparable.
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
  for (const [name, value] of Object.entries(site.rules.headers)) response.setHeader(name, value);
  switch (answered.kind) {
    case 'file':
      await sendFile(site, answered, request, response);
      return;
    case 'redirect':
      response.setHeader('Cache-Control', toCacheControl('', redirectStatus));
      response.writeHead(redirectStatus, { Location: answered.location }).end();
      return;
    case 'refusal':
      response.setHeader('Cache-Control', toCacheControl('', answered.status));
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
async function toAnswer({ directory, rules }, { method, url = '/', headers }) {
  const { baseUrl } = rules;
  if (method !== 'GET' && method !== 'HEAD') {
    return { kind: 'refusal', status: 405, text: 'Method Not Allowed' };
  }
  const [pathname = '/', ...query] = url.split('?');
  const decoded = decode(pathname);
  if (decoded === null) return { kind: 'refusal', status: 400, text: 'Bad Request' };
  if (`${decoded}/` === baseUrl) {
    return { kind: 'redirect', location: [baseUrl, ...query].join('?') };
  }
  if (!decoded.startsWith(baseUrl)) return notFound;
  const relative = decoded.slice(baseUrl.length);
  const rule = findAddressRule(relative);
  if (rule?.kind === 'redirect') {
    const location = baseUrl + rule.path.split('/').map(encodeURIComponent).join('/');
    return { kind: 'redirect', location: [location, ...query].join('?') };
  }
  const target = findAlias(rules, relative);
  if (target !== undefined) return { kind: 'redirect', location: [target, ...query].join('?') };
  const wanted = wantsMarkdown(headers.accept ?? '')
    ? [...listMarkdownFiles(relative), ...toFiles(relative)]
    : toFiles(relative);
  const file = rule ? null : await findFile(directory, wanted);
  return file === null ? notFound : { kind: 'file', file, status: 200 };
}

/**
 * The percent-decoded path. Null if it is malformed or outside the folder.
 * @param {string} pathname
 */
function decode(pathname) {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') || decoded.split('/').includes('..') ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * The files that a path can mean, relative to the folder.
 * @param {string} relative
 */
function toFiles(relative) {
  return relative === '' ? ['index.html'] : [relative, `${relative}.html`];
}

/**
 * The first file that exists. Null if none does.
 * @param {string} directory
 * @param {readonly string[]} candidates
 */
async function findFile(directory, candidates) {
  for (const candidate of candidates) {
    const found = await stat(path.join(directory, candidate)).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

/**
 * @param {Site} site
 * @param {Extract<Answer, {kind: 'file'}>} answered
 * @param {Request} request
 * @param {Response} response
 */
async function sendFile({ directory }, { file, status }, request, response) {
  request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`;
  response.statusCode = status;
  response.setHeader('Cache-Control', toCacheControl(file, status));
  if (/\.(html|md)$/.test(file)) response.setHeader('Vary', 'Accept');
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
      ...fileTypes.map(({ path: source, type }) => ({
        source: source.replace('*', '**/*'),
        headers: [{ key: 'Content-Type', value: type }],
      })),
      {
        source: '**',
        // It would override the file name of download links. Other static hosts do not send it.
        headers: [{ key: 'Content-Disposition', value: /** @type {never} */ (null) }],
      },
    ],
  });
}
