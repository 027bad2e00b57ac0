import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ApiDocument, Json } from '../../src/api/document';
import type { Endpoint } from '../../src/api/view';
import { document, endpoints } from '../support/entries';
import { recordRequests, type ReceivedRequest } from '../support/loopback';
import { fileNames, openDownload } from './download';
import { parameter } from '../request/sample';
import { createLink, documentOf, site } from './sample';

const newman = require.resolve('newman/bin/newman.js');

/**
 * The headers that newman and Node add to each request. The spelling distinguishes them from ours.
 */
const ownHeaders = [
  ...['User-Agent', 'Accept', 'Cache-Control', 'Postman-Token', 'Host', 'Accept-Encoding'],
  ...['Connection', 'Content-Length'],
];

/** Sends the downloaded collection with newman, to a local server instead of the hosts. */
async function sendCollection(
  sent: ApiDocument,
  token: object,
): Promise<readonly ReceivedRequest[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'collection-'));
  try {
    for (const [name, content] of Object.entries(openDownload(sent))) {
      await fs.writeFile(path.join(folder, name), content);
    }
    return await recordRequests(
      ({ target }) => (target === '/auth/identity/connect/token' ? token : {}),
      (baseUrl) => runNewman(folder, baseUrl),
    );
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

async function runNewman(folder: string, baseUrl: string): Promise<void> {
  const variables = {
    apiBaseUrl: `${baseUrl}/api`,
    authenticationBaseUrl: `${baseUrl}/auth`,
    accessToken: 'token-of-the-reader',
    clientId: 'the-client',
    clientSecret: 'a secret+&=',
  };
  await promisify(execFile)(process.execPath, [
    ...[newman, 'run', path.join(folder, fileNames.collection), '--color', 'off'],
    ...['--environment', path.join(folder, fileNames.environment)],
    ...Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]),
  ]);
}

function encode(value: Json = ''): string {
  return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
}

function toTarget({ baseUrl, path: template, example }: Endpoint): string {
  const query = Object.entries(example.query ?? {}).map(
    ([name, value]) => `${name}=${encode(value)}`,
  );
  const filled = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encode(example.path?.[name]),
  );
  const base = baseUrl === site.apiBaseUrl ? '/api' : '/auth';
  return `${base}/${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const byTarget = (request: { method: string; target: string }) => {
  const { pathname, searchParams } = new URL(request.target, 'http://localhost');
  return { method: request.method, pathname, query: Object.fromEntries(searchParams) };
};

describe('the collection, sent by newman', () => {
  let received: readonly ReceivedRequest[] = [];
  beforeAll(async () => {
    received = await sendCollection(document, { access_token: 'token-of-the-server' });
  }, 60_000);

  it('contains a request for each endpoint, in the order of the catalogue', () => {
    expect(received.map(byTarget)).toEqual(
      endpoints.map((endpoint) =>
        byTarget({ method: endpoint.method, target: toTarget(endpoint) }),
      ),
    );
  });

  describe.each(endpoints.map((endpoint, index) => [endpoint.slug, endpoint, index] as const))(
    '%s',
    (slug, endpoint, index) => {
      const isToken = slug === 'generate-token';
      const tokenCall = endpoints.findIndex((one) => one.slug === 'generate-token');
      const accessToken = index < tokenCall ? 'token-of-the-reader' : 'token-of-the-server';

      it('has the headers of the catalogue', () => {
        const sent = Object.entries(received[index]!.headers);
        const token = {
          'Content-Type': 'application/x-www-form-urlencoded',
          'cache-control': 'no-cache',
        };
        const call = {
          Authorization: `Bearer ${accessToken}`,
          'Api-Version': 'v1.0',
          ...(endpoint.example.body !== undefined && { 'Content-Type': 'application/json' }),
        };
        expect(Object.fromEntries(sent.filter(([name]) => !ownHeaders.includes(name)))).toEqual(
          isToken ? token : call,
        );
      });

      it('has the body of the catalogue', () => {
        const { body } = received[index]!;
        if (isToken) {
          expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
            grant_type: 'client_credentials',
            scope: 'public.api',
            client_id: 'the-client',
            client_secret: 'a secret+&=',
          });
          return;
        }
        expect(body === '' ? undefined : JSON.parse(body)).toEqual(endpoint.example.body);
      });
    },
  );

  it('has exactly the path and query of the catalogue', () => {
    const inOrder = (target: string) => target.split(/[?&]/).toSorted();
    expect(received.map(({ target }) => inOrder(target))).toEqual(
      endpoints.map((endpoint) => inOrder(toTarget(endpoint))),
    );
  });
});

describe('a request with values that need encoding, sent by newman', () => {
  const text = 'a/b?c#d&e=f+g %2F {h} :i é🎵 {{accessToken}}';
  const sent = documentOf({
    ...createLink,
    parameters: {
      path: [parameter('boardId', 'string')],
      query: [parameter('title', 'string'), parameter('page', 'integer')],
      header: [parameter('Authorization', 'string', { required: true, examples: ['Bearer X'] })],
      body: [parameter('title', 'string')],
    },
    example: { path: { boardId: text }, query: { title: text }, body: { title: text } },
  });

  it('is encoded exactly once, and has the token of the reader', async () => {
    const [request, ...others] = await sendCollection(sent, {});
    const [pathname = '', query = ''] = request!.target.split('?');
    expect(others).toEqual([]);
    expect(pathname.split('/').map(decodeURIComponent)).toEqual([
      '',
      'api',
      'boards',
      text,
      'links',
    ]);
    expect([...new URLSearchParams(query)]).toEqual([['title', text]]);
    expect(request!.target).toMatch(/^[\w/%?=.~-]+$/);
    expect(JSON.parse(request!.body)).toEqual({ title: text });
    expect(request!.headers['Authorization']).toBe('Bearer token-of-the-reader');
  }, 60_000);

  it('has the fields of a form, with braces as they are', async () => {
    const formData = { title: text, other: 'a' };
    const [request] = await sendCollection(
      documentOf({
        ...{ ...createLink, path: 'boards', example: { formData } },
        parameters: { formData: Object.keys(formData).map((name) => parameter(name, 'string')) },
      }),
      {},
    );
    expect(Object.fromEntries(new URLSearchParams(request!.body))).toEqual(formData);
    expect(request!.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
  }, 60_000);
});
