import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startServer, type StaticServer } from '../support/server';

const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/introduction.html': 'introduction'.repeat(200),
  'docs/authentication.html': 'authentication',
  'docs/authentication/generate-token.html': 'generate token',
  'docs/campaigns/get-campaign-link.html': 'campaign link',
  'docs/a b.html': 'spaces',
  'assets/js/main.123.js': 'script',
};

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'static-server-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
    await writeFile(path.join(directory, file), content);
  }
});

afterAll(() => rm(directory, { recursive: true }));

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path as it is written; `fetch` would tidy it up. */
function request(
  server: StaticServer,
  rawPath: string,
  options: http.RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { host: '127.0.0.1', port: server.port, path: rawPath, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      },
    );
    sent.on('error', reject).end();
  });
}

async function text(server: StaticServer, rawPath: string): Promise<string> {
  const { status, body } = await request(server, rawPath);
  return `${status ?? 'none'} ${body.toString().slice(0, 20).trim()}`;
}

describe.each(['/', '/portal/'])('a build served at %s', (baseUrl) => {
  let server: StaticServer;
  beforeAll(async () => {
    server = await startServer(directory, baseUrl);
  });
  afterAll(() => server.close());

  it.each([
    ['', '200 home'],
    ['?from=mail', '200 home'],
    ['docs/authentication', '200 authentication'],
    ['docs/authentication?a=/', '200 authentication'],
    ['docs/authentication/generate-token', '200 generate token'],
    ['docs/authentication.html', '200 authentication'],
    ['docs/a%20b', '200 spaces'],
    ['assets/js/main.123.js', '200 script'],
    ['docs/campaigns', '404 not found'],
    ['docs', '404 not found'],
    ['nowhere', '404 not found'],
    ['docs/nowhere.html', '404 not found'],
    ['404', '404 not found'],
    ['404.html', '404 not found'],
    ['index', '404 not found'],
    ['long'.repeat(1000), '404 not found'],
    ['docs/%zz', '400 Bad Request'],
    ['docs/%00', '400 Bad Request'],
    ['../package.json', '400 Bad Request'],
    ['..%2fpackage.json', '400 Bad Request'],
    ['%5cexample.com/', '400 Bad Request'],
  ])('answers %p with %s', async (route, expected) => {
    expect(await text(server, baseUrl + route)).toBe(expected);
  });

  it.each([
    ['docs/introduction/', 'docs/introduction'],
    ['docs/introduction//?page=1&page=2', 'docs/introduction?page=1&page=2'],
    ['docs/a%20b/', 'docs/a%20b'],
    ['/example.com/', 'example.com'],
  ])('redirects %s to the address without a slash', async (route, expected) => {
    const { status, headers } = await request(server, baseUrl + route);
    expect([status, headers.location]).toEqual([301, baseUrl + expected]);
  });

  it('gives the not-found page to those who ask for JSON too', async () => {
    const { status, headers } = await request(server, `${baseUrl}nowhere`, {
      headers: { accept: 'application/json' },
    });
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('compresses with gzip', async () => {
    const { headers, body } = await request(server, `${baseUrl}docs/introduction`, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(files['docs/introduction.html']);
  });

  it('lets browsers keep assets, which are named by their content, and ask for pages', async () => {
    const asset = await request(server, `${baseUrl}assets/js/main.123.js`);
    const page = await request(server, `${baseUrl}docs/introduction`);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('refuses methods that change things', async () => {
    const { status } = await request(server, baseUrl, { method: 'POST' });
    expect(status).toBe(405);
  });
});

describe('outside the base address', () => {
  it('knows nothing but the way to it', async () => {
    const server = await startServer(directory, '/portal/');
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
