/** Serves a build like a static host, with the rules of src/hosting. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { unescape as decode } from 'node:querystring';
import send from 'send';
import {
  redirectPatterns,
  toMissingPatterns,
  toOddPattern,
} from '../../src/hosting/template-values';
import { findTextType, listAccepted, listCandidates } from '../../src/hosting/files';
import {
  type HostingRules,
  redirectStatus,
  rulesFile,
  toHeaders,
  toNotFoundPage,
} from '../../src/hosting/rules';
import { readJson } from '../../src/versions/read';

export interface StaticServer {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly directory: string;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
}

interface Site extends Pick<Options, 'directory'> {
  readonly rules: HostingRules;
}

export async function serveBuild({ directory, host, port }: Options): Promise<StaticServer> {
  const rules = readJson(path.join(directory, '../hosts', rulesFile)) as HostingRules;
  // A client that is busy for some seconds would find its connection closed.
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    answer({ directory, rules }, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.on('clientError', (error, socket) => refuseMalformed(rules, error, socket));
  server.listen(port, host);
  await once(server, 'listening');
  const actualPort = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}${rules.baseUrl}`,
    port: actualPort,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Responds to what is not a request, for which Node creates no response. */
function refuseMalformed(rules: HostingRules, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const headers = { ...toHeaders(rules, '', status), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { baseUrl, aliases } = site.rules;
  const { method = '', url = '/', headers } = request;
  const [pathname = '/', ...query] = url.split('?');
  const redirect = (location: string) => {
    const Location = [location, ...query].join('?');
    const all = { ...toHeaders(site.rules, '', redirectStatus), Location };
    return response.writeHead(redirectStatus, all).end();
  };
  // What is not UTF-8 becomes U+FFFD, which no file has in its name.
  const decoded = decode(pathname);
  const relative = decoded.slice(baseUrl.length);
  const sendMissing = () =>
    sendFile(site, toNotFoundPage(site.rules, relative), 404, request, response);
  if (!['GET', 'HEAD'].includes(method)) return refuse(site.rules, '', 405, response);
  if (/%(?![0-9a-f]{2})/i.test(pathname)) return refuse(site.rules, '', 400, response);
  if (new RegExp(`^${toOddPattern(baseUrl)}`).test(url)) return sendMissing();
  if (`${decoded}/` === baseUrl) return redirect(baseUrl);
  if (!decoded.startsWith(baseUrl)) return sendMissing();
  const match = (pattern: string) => new RegExp(`^${pattern}$`).exec(relative);
  if (toMissingPatterns(site.rules).some(match)) return sendMissing();
  const moved = redirectPatterns.map(match).find((found) => found !== null);
  if (moved) return redirect(baseUrl + toUrlPath(moved[1] ?? ''));
  const alias = aliases.find(({ from }) => from === relative);
  if (alias) return redirect(alias.to);
  for (const file of listCandidates(relative, headers.accept ?? '')) {
    const found = await stat(path.join(site.directory, file)).catch(() => undefined);
    if (found?.isFile()) return sendFile(site, file, 200, request, response);
  }
  return sendMissing();
}

function toUrlPath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** Sends a file or its compressed variant. A part of a file is never compressed. */
async function sendFile(
  { directory, rules }: Site,
  file: string,
  status: 200 | 404,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (status === 404) delete request.headers.range;
  const isPart = request.headers.range !== undefined;
  const type = findTextType(file);
  const acceptEncoding = request.headers['accept-encoding'] ?? '';
  const accepted = type === undefined || isPart ? [] : listAccepted(acceptEncoding);
  const encoding = accepted.find(({ ending }) => existsSync(path.join(directory, file + ending)));

  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(toHeaders(rules, file, isPart ? 206 : status))));
  if (type !== undefined) response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  const options = {
    root: directory,
    dotfiles: 'allow',
    cacheControl: false,
    index: false,
  } as const;
  send(request, toUrlPath(file + (encoding?.ending ?? '')), options)
    .on('error', ({ status }: { status: number }) => refuse(rules, file, status, response))
    .pipe(response);
  await once(response, 'close');
}

function refuse(rules: HostingRules, file: string, status: number, response: ServerResponse) {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.setHeaders(new Map(Object.entries(toHeaders(rules, file, status))));
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  return response.end(`${http.STATUS_CODES[status]}\n`);
}
