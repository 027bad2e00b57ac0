import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ApiDocument } from '../../src/openapi/document';
import { version, viewsOf } from '../interop/documents';
import {
  credentials,
  fileContent,
  type Hosts,
  hostsAt,
  record,
  serverToken,
  toExpected,
  toGiven,
  toSent,
} from '../interop/requests';
import { entered, listExpected, loadShop, site } from '../interop/shop';
import { parameter } from '../request/sample';
import { document } from '../support/entries';
import { inFolder } from '../support/folder';
import type { ReceivedRequest } from '../support/loopback';
import { fileNames, openDownload } from './download';
import { createLink, documentOf } from './sample';

const newman = require.resolve('newman/bin/newman.js');

/** The headers that newman adds. The spelling distinguishes them from those of the collection. */
const ownHeaders = ['Cache-Control', 'Postman-Token'];

const sendCollection = (sent: ApiDocument) =>
  sendFiles(
    () => Promise.resolve(openDownload(sent)),
    (hosts) => ({ ...hosts, ...credentials, accessToken: 'token-of-the-reader' }),
  );

/** Sends the downloaded collection with newman, to a local server instead of the hosts. */
async function sendFiles(
  toFiles: (hosts: Hosts) => Promise<Record<string, string>>,
  toVariables: (hosts: Hosts) => object,
): Promise<readonly ReceivedRequest[]> {
  const received = await inFolder((folder) =>
    record(async (hosts) => {
      for (const [name, content] of Object.entries(await toFiles(hosts))) {
        await fs.writeFile(path.join(folder, name), content);
      }
      await runNewman(folder, toVariables(hosts));
    }),
  );
  return received.map(({ headers, ...request }) => {
    const sentHeaders = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
    return { ...request, headers: Object.fromEntries(sentHeaders) };
  });
}

async function runNewman(folder: string, variables: object): Promise<void> {
  const args = [
    ...[newman, 'run', fileNames.collection, '--color', 'off'],
    ...['--environment', fileNames.environment],
    ...Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]),
  ];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
}

it('newman sends the example of each endpoint, in order, with the token of the first one', async () => {
  const endpoints = viewsOf(document, { ...version.site, ...hostsAt('https://local.test') });
  expect(endpoints[0]?.slug).toBe('generate-token');
  const received = await sendCollection(document);
  expect(await Promise.all(received.map(toSent))).toEqual(
    endpoints.map((endpoint) => toExpected(endpoint, toGiven(serverToken))),
  );
}, 60_000);

it('newman sends the requests of samples for a given document', async () => {
  const hosts: string[] = [];
  const received = await sendFiles(
    async ({ apiBaseUrl }) => {
      hosts.push(apiBaseUrl);
      return { ...openDownload(await loadShop(apiBaseUrl), site), 'file.png': fileContent };
    },
    () => entered,
  );
  expect(await Promise.all(received.map(toSent))).toEqual(await listExpected(hosts[0]!));
}, 60_000);

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

it('newman encodes values of a request exactly once, and sends the token of the reader', async () => {
  const [request, ...others] = await sendCollection(sent);
  const [pathname = '', query = ''] = request!.target.split('?');
  expect(others).toEqual([]);
  expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'api', 'boards', text, 'links']);
  expect([...new URLSearchParams(query)]).toEqual([['title', text]]);
  expect(request!.target).toMatch(/^[\w/%?=.~-]+$/);
  expect(JSON.parse(request!.body)).toEqual({ title: text });
  expect(request!.headers['Authorization']).toBe('Bearer token-of-the-reader');
}, 60_000);
