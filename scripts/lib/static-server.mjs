/** Serves a build like a static host, with the rules of src/hosting. */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import send from 'send';
import {
  findAddressRule,
  findAlias,
  findTextType,
  listAccepted,
  listMarkdownFiles,
  notFoundPage,
  redirectStatus,
  toHeaders,
  toOddPattern,
  wantsMarkdown,
} from './hosting.mjs';
import { toPortFailure } from './port.mjs';

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {{readonly directory: string, readonly rules: import('../../src/hosting/rules').HostingRules}} Site
 * @typedef {{kind: 'file', file: string, status: 200 | 404}
 *   | {kind: 'redirect', location: string}
 *   | {kind: 'refusal', status: number}} Answer
 */

const notFound = /** @type {const} */ ({ kind: 'file', file: notFoundPage, status: 404 });

/**
 * Serves `directory` with the rules. Port 0 selects a free port.
 * @param {Site & {readonly port: number, readonly host: string}} options
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 */
export async function serveBuild({ directory, rules, port, host }) {
  const server = http.createServer((request, response) => {
    answer({ directory, rules }, request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.on('clientError', (error, socket) => refuseMalformed(rules, error, socket));
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toPortFailure(error, port, host)));
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
 * Responds to what is not a request, for which Node creates no response.
 * @param {Site['rules']} rules
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
function refuseMalformed(rules, { code }, socket) {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const headers = { ...toHeaders(rules, '', status), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
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
      setHeaders(response, toHeaders(site.rules, '', redirectStatus));
      response.writeHead(redirectStatus, { Location: answered.location }).end();
      return;
    case 'refusal':
      refuse(site, answered.status, '', response);
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
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refusal', status: 405 };
  const [pathname = '/', ...query] = url.split('?');
  if (/%(?![0-9a-f]{2})/i.test(pathname)) return { kind: 'refusal', status: 400 };
  if (new RegExp(`^${toOddPattern(baseUrl)}`).test(url)) return notFound;
  const decoded = decode(pathname);
  if (`${decoded}/` === baseUrl) {
    return { kind: 'redirect', location: [baseUrl, ...query].join('?') };
  }
  if (!decoded?.startsWith(baseUrl)) return notFound;
  const relative = decoded.slice(baseUrl.length);
  const rule = findAddressRule(relative);
  if (rule?.kind === 'redirect') {
    const location = baseUrl + toUrlPath(rule.path);
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
 * The percent-decoded path. Null if it is not UTF-8.
 * @param {string} pathname
 */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** @param {string} file */
function toUrlPath(file) {
  return file.split('/').map(encodeURIComponent).join('/');
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
 * Sends a file or its compressed variant. A part of a file is never compressed.
 * @param {Site} site
 * @param {Extract<Answer, {kind: 'file'}>} answered
 * @param {Request} request
 * @param {Response} response
 */
async function sendFile(site, { file, status }, request, response) {
  if (status === 404) delete request.headers.range;
  const isPart = request.headers.range !== undefined;
  const type = findTextType(file);
  const acceptEncoding = request.headers['accept-encoding'] ?? '';
  const accepted = type === undefined || isPart ? [] : listAccepted(acceptEncoding);
  const variants = accepted.map(({ ending }) => file + ending);
  const variant = await findFile(site.directory, variants);
  const encoding = accepted.find(({ ending }) => variant === file + ending);

  response.statusCode = status;
  setHeaders(response, toHeaders(site.rules, file, isPart ? 206 : status));
  if (type !== undefined) response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  const options = { root: site.directory, dotfiles: 'allow', cacheControl: false, index: false };
  send(request, toUrlPath(variant ?? file), /** @type {import('send').SendOptions} */ (options))
    .on('error', (/** @type {{status: number}} */ error) => {
      refuse(site, error.status, file, response);
    })
    .pipe(response);
  await once(response, 'close');
}

/**
 * @param {Site} site
 * @param {number} status
 * @param {string} file
 * @param {Response} response
 */
function refuse({ rules }, status, file, response) {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  setHeaders(response, toHeaders(rules, file, status));
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${http.STATUS_CODES[status]}\n`);
}

/**
 * @param {Response} response
 * @param {Readonly<Record<string, string>>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
