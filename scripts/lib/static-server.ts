/** Serves a build like a static host, with the rules of src/hosting. */
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import send from 'send';
import { findAddressRule, notFoundPage, toOddPattern } from '../../src/hosting/addresses';
import { findTextType, listAccepted, listCandidates } from '../../src/hosting/files';
import { type HostingRules, redirectStatus, rulesFile, toHeaders } from '../../src/hosting/rules';

interface Site {
  readonly directory: string;
  readonly rules: HostingRules;
}

export interface StaticServer {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

type Answer =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refusal'; readonly status: number };

const notFound = { kind: 'file', file: notFoundPage, status: 404 } as const;

/** The rules that a build writes next to its folder. */
export async function readRules(directory: string): Promise<HostingRules> {
  const text = await readFile(path.join(directory, '../hosts', rulesFile), 'utf8');
  return JSON.parse(text) as HostingRules;
}

/** Serves `directory` with the rules. Port 0 selects a free port. */
export async function serveBuild({
  port,
  host,
  ...site
}: Site & { readonly port: number; readonly host: string }): Promise<StaticServer> {
  const { rules } = site;
  const server = http.createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
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
    url: `http://${host}:${actualPort}${rules.baseUrl}`,
    port: actualPort,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Responds to what is not a request, for which Node creates no response. */
function refuseMalformed(
  rules: HostingRules,
  { code }: NodeJS.ErrnoException,
  socket: Duplex,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const headers = { ...toHeaders(rules, '', status), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

async function answer(
  site: Site,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const answered = await toAnswer(site, request);
  switch (answered.kind) {
    case 'file':
      return sendFile(site, answered, request, response);
    case 'redirect':
      setHeaders(response, toHeaders(site.rules, '', redirectStatus));
      response.writeHead(redirectStatus, { Location: answered.location }).end();
      return;
    case 'refusal':
      refuse(site, answered.status, '', response);
      return;
    default:
      return answered satisfies never;
  }
}

async function toAnswer(
  { directory, rules }: Site,
  { method, url = '/', headers }: http.IncomingMessage,
): Promise<Answer> {
  const { baseUrl, aliases } = rules;
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refusal', status: 405 };
  const [pathname = '/', ...query] = url.split('?');
  const redirect = (location: string) =>
    ({ kind: 'redirect', location: [location, ...query].join('?') }) as const;
  if (/%(?![0-9a-f]{2})/i.test(pathname)) return { kind: 'refusal', status: 400 };
  if (new RegExp(`^${toOddPattern(baseUrl)}`).test(url)) return notFound;
  const decoded = decode(pathname);
  if (`${decoded}/` === baseUrl) return redirect(baseUrl);
  if (!decoded?.startsWith(baseUrl)) return notFound;
  const relative = decoded.slice(baseUrl.length);
  const rule = findAddressRule(relative);
  if (rule?.kind === 'missing') return notFound;
  if (rule) return redirect(baseUrl + toUrlPath(rule.path));
  const alias = aliases.find(({ from }) => from === relative);
  if (alias) return redirect(alias.to);
  const file = await findFile(directory, listCandidates(relative, headers.accept ?? ''));
  return file === null ? notFound : { kind: 'file', file, status: 200 };
}

/** The percent-decoded path. Null if it is not UTF-8. */
function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function toUrlPath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** The first file that exists. Null if none does. */
async function findFile(directory: string, candidates: readonly string[]): Promise<string | null> {
  for (const candidate of candidates) {
    const found = await stat(path.join(directory, candidate)).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

/** Sends a file or its compressed variant. A part of a file is never compressed. */
async function sendFile(
  site: Site,
  { file, status }: Extract<Answer, { kind: 'file' }>,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
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
  send(request, toUrlPath(variant ?? file), {
    root: site.directory,
    dotfiles: 'allow',
    cacheControl: false,
    index: false,
  })
    .on('error', (error: { readonly status: number }) => {
      refuse(site, error.status, file, response);
    })
    .pipe(response);
  await once(response, 'close');
}

function refuse(
  { rules }: Site,
  status: number,
  file: string,
  response: http.ServerResponse,
): void {
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  setHeaders(response, toHeaders(rules, file, status));
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${http.STATUS_CODES[status]}\n`);
}

function setHeaders(
  response: http.ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
