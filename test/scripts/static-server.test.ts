import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toHeaders } from '../../src/hosting/headers';
import { buildRules } from '../../src/hosting/rules';
import { compressFiles } from '../../scripts/lib/compress.mjs';
import { serveBuild } from '../../scripts/lib/static-server.mjs';
import { request } from '../support/request';
import type { StaticServer } from '../support/server';

const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/introduction.html': 'introduction'.repeat(200),
  'docs/authentication.html': 'authentication',
  'docs/authentication/generate-token.html': 'generate token',
  'docs/campaigns/get-campaign-link.html': 'campaign link',
  'docs/a b.html': 'spaces',
  'assets/js/main.123.js': 'script',
  '1.0.html': 'version',
  '1.0/docs/introduction.html': 'old introduction',
  _headers: 'for a host',
  _redirects: 'for a host',
  '.htaccess': 'for a host',
};

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'static-server-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
    await writeFile(path.join(directory, file), content);
  }
  await compressFiles(directory);
});

afterAll(() => rm(directory, { recursive: true }));

function startServer(baseUrl: string): Promise<StaticServer> {
  const aliases = [{ from: 'docs/old', to: `${baseUrl}docs/authentication` }];
  const rules = buildRules({ baseUrl, scriptHashes: ['sha256-AAAA'], aliases });
  return serveBuild({ directory, rules, port: 0, host: '127.0.0.1' });
}

async function text(server: StaticServer, rawPath: string): Promise<string> {
  const { status, body } = await request(server, rawPath);
  return `${status ?? 'none'} ${body.toString().slice(0, 20).trim()}`;
}

describe.each(['/', '/portal/'])('a build served at %s', (baseUrl) => {
  let server: StaticServer;
  beforeAll(async () => {
    server = await startServer(baseUrl);
  });
  afterAll(() => server.close());

  it.each([
    ['', '200 home'],
    ['?from=mail', '200 home'],
    ['docs/authentication', '200 authentication'],
    ['docs/authentication?a=/', '200 authentication'],
    ['docs/authentication/generate-token', '200 generate token'],
    ['docs/a%20b', '200 spaces'],
    ['assets/js/main.123.js', '200 script'],
    ['docs/campaigns', '404 not found'],
    ['docs', '404 not found'],
    ['nowhere', '404 not found'],
    ['1.0', '200 version'],
    ['1.0/docs/introduction', '200 old introduction'],
    ['1.0/nowhere', '404 not found'],
    ['2.0', '404 not found'],
    ['assets/js/main.124.js', '404 not found'],
    ['_headers', '404 not found'],
    ['%5fredirects', '404 not found'],
    ['.htaccess', '404 not found'],
    ['/example.com', '404 not found'],
    ['/example.com/', '404 not found'],
    ['docs//authentication', '404 not found'],
    ['%5cexample.com/', '404 not found'],
    ['404', '404 not found'],
    ['404.html', '404 not found'],
    ['index', '404 not found'],
    ['docs/authentication%0a', '404 not found'],
    ['docs/authentication%0d', '404 not found'],
    ['docs/authentication/%0a', '404 not found'],
    ['docs/introduction.html.gz', '404 not found'],
    ['docs/old%0a', '404 not found'],
    ['long'.repeat(1000), '404 not found'],
    ['a'.repeat(300), '404 not found'],
    ['docs/%zz', '400 Bad Request'],
    ['docs/%ff', '404 not found'],
    ['docs/%00', '404 not found'],
    ['../package.json', '404 not found'],
    ['..%2fpackage.json', '404 not found'],
  ])('responds to %p with %s', async (route, expected) => {
    expect(await text(server, baseUrl + route)).toBe(expected);
  });

  it.each([
    ['docs/introduction/', 'docs/introduction'],
    ['docs/introduction//?page=1&page=2', 'docs/introduction?page=1&page=2'],
    ['docs/a%20b/', 'docs/a%20b'],
    ['docs/introduction.html', 'docs/introduction'],
    ['docs/introduction.html?page=1', 'docs/introduction?page=1'],
    ['index.html', ''],
    ['docs/old', 'docs/authentication'],
    ['docs/old?page=1', 'docs/authentication?page=1'],
  ])('redirects %s to the URL of the page', async (route, expected) => {
    const { status, headers } = await request(server, baseUrl + route);
    expect([status, headers.location]).toEqual([301, baseUrl + expected]);
  });

  it('serves the not-found page even if the client asks for JSON', async () => {
    const { status, headers } = await request(server, `${baseUrl}nowhere`, {
      headers: { accept: 'application/json' },
    });
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
  ])('responds to "Accept-Encoding: %s" with %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await request(server, `${baseUrl}docs/introduction`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(body).toString()).toBe(files['docs/introduction.html']);
  });

  it('serves a range of a file uncompressed, for any Accept-Encoding', async () => {
    const { status, headers, body } = await request(server, `${baseUrl}docs/introduction`, {
      headers: { 'accept-encoding': 'gzip', range: 'bytes=3-2001' },
    });
    expect([status, headers['content-encoding']]).toEqual([206, undefined]);
    expect(headers['content-range']).toBe('bytes 3-2001/2400');
    expect(body.toString()).toBe(files['docs/introduction.html'].slice(3, 2002));
  });

  it.each([
    ['assets/js/main.123.js', 'public, max-age=31536000, immutable'],
    ['assets/js/main.124.js', 'no-cache'],
    ['docs/introduction', 'no-cache'],
    ['docs/introduction/', 'no-cache'],
    ['nowhere', 'no-cache'],
  ])('responds to %s with Cache-Control: %s', async (route, expected) => {
    const { headers } = await request(server, baseUrl + route);
    expect(headers['cache-control']).toBe(expected);
  });

  it.each([
    ['', 'index.html'],
    ['docs/introduction/', ''],
    ['nowhere', '404.html'],
    ['docs/%zz', ''],
    ['assets/js/main.123.js', 'assets/js/main.123.js'],
  ])('sends the headers of the rules with %p', async (route, file) => {
    const { status, headers } = await request(server, baseUrl + route);
    const rules = buildRules({ baseUrl, scriptHashes: ['sha256-AAAA'] });
    const expected = Object.entries(toHeaders(rules, file, status ?? 0));
    for (const [name, value] of expected) {
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    }
  });

  it('responds to a range outside a file with its size only', async () => {
    const { status, headers, body } = await request(server, `${baseUrl}docs/introduction`, {
      headers: { range: 'bytes=9999-' },
    });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */2400']);
    expect(body.toString()).toBe('Range Not Satisfiable\n');
  });

  it('responds to a request that is too large with the headers of the rules', async () => {
    const { status, headers } = await request(server, baseUrl, {
      headers: { cookie: 'a'.repeat(20_000) },
    });
    expect([status, headers['x-content-type-options']]).toEqual([431, 'nosniff']);
  });

  it('responds with 304 if the copy of the client is current', async () => {
    const route = `${baseUrl}assets/js/main.123.js`;
    const { etag = '' } = (await request(server, route)).headers;
    const again = await request(server, route, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers['cache-control']]).toEqual([
      304,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('rejects methods that change data', async () => {
    const { status, headers } = await request(server, baseUrl, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a URL outside the base URL', () => {
  it('is not found, except the redirect to the base URL', async () => {
    const server = await startServer('/portal/');
    try {
      expect(await text(server, '/')).toBe('404 not found');
      expect(await text(server, '/docs/introduction')).toBe('404 not found');
      const { status, headers } = await request(server, '/portal?a=b');
      expect([status, headers.location]).toEqual([301, '/portal/?a=b']);
    } finally {
      await server.close();
    }
  });
});
