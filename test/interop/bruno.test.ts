import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inFolder } from '../support/folder';
import { endpoints, exportOf, version } from './documents';
import { type Hosts, placeholders, record, toExpected, toSent } from './requests';
import { runTool, runToolIn } from './tools';

/** Imports the document for the hosts of the local server, and sends all requests. */
const sendImported = (hosts: Hosts) =>
  inFolder(async (folder) => {
    const file = path.join(folder, 'openapi.json');
    const site = { ...version.site, ...hosts };
    await writeFile(file, JSON.stringify(exportOf({ ...version, site })));
    const output = path.join(folder, 'collection');
    const ending = await runTool('bru', 'import', 'openapi', '--source', file, '--output', output);
    if (ending.code !== 0) throw new Error(ending.stdout + ending.stderr);
    await authorize(output);
    await runToolIn(output, 'bru', 'run', '--env', 'API');
  });

/** Sets the authentication of the collection, and lets its requests inherit it. */
async function authorize(collection: string): Promise<void> {
  const token = 'request:\n  auth:\n    type: bearer\n    token: the-token\n';
  await appendFile(path.join(collection, 'opencollection.yml'), token);
  const files = await readdir(collection, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files.filter((file) => file.isFile())) {
    const file = path.join(parentPath, name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(/^ {2}auth:\n {4}type: oauth2\n(?: {4}.*\n)*/m, '  auth: inherit\n'),
    );
  }
}

/** Bruno omits enabled query parameters (https://github.com/usebruno/bruno/pull/8787). */
const toCall = (request: ReturnType<typeof toSent>) => ({
  call: `${request.method} ${request.target.replace(/\?.*$/, '')}`,
  version: request.headers['api-version'],
  // The token request also inherits the token.
  authorization: request.target.startsWith('/api/') && request.headers['authorization'],
  cacheControl: request.headers['cache-control'],
  type: request.headers['content-type'],
  body: request.body,
});

const byCall = (one: { call: string }, other: { call: string }) => (one.call < other.call ? -1 : 1);

it('Bruno imports the OpenAPI document, and sends all requests with the token of the collection', async () => {
  const received = await record(sendImported);
  const expected = endpoints.map((endpoint) =>
    toCall(toExpected(endpoint, 'the-token', placeholders)),
  );
  expect(received.map((request) => toCall(toSent(request))).sort(byCall)).toEqual(
    expected.sort(byCall),
  );
});
