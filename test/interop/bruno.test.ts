import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildOpenApi } from '../../src/exports/openapi/document';
import { buildCollection, buildEnvironment } from '../../src/exports/postman';
import type { Hosts } from '../../src/request/model';
import type { ReceivedRequest } from '../support/loopback';
import { endpoints, version } from './documents';
import { credentials, placeholders, record, serverToken, toExpected, toSent } from './requests';
import { runModule, runTool, runToolIn, type Ending } from './tools';

/** Imports something into an empty folder, with the hosts of the local server. */
type Import = (folder: string, hosts: Hosts) => Promise<Ending>;

/** Imports a collection, and sends all of its requests. */
function sendImported(
  importInto: Import,
  environment: string,
  variables: Readonly<Record<string, string>>,
): Promise<readonly ReceivedRequest[]> {
  return record(async (hosts) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bruno-'));
    try {
      const { code, stdout, stderr } = await importInto(folder, hosts);
      if (code !== 0) throw new Error(stdout + stderr);
      const given = Object.entries(variables).flatMap((pair) => ['--env-var', pair.join('=')]);
      const collection = path.join(folder, 'collection');
      await runToolIn(collection, 'bru', 'run', '--env', environment, ...given);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

/** Imports Postman files as Bruno's app does. Its command line imports only OpenAPI. */
const convertPostman = `
  import { readFileSync } from 'node:fs';
  import converters from '@usebruno/converters';
  import writer from '@usebruno/cli/src/utils/collection.js';
  const [folder] = process.argv.slice(1);
  const read = (name) => JSON.parse(readFileSync(folder + '/' + name, 'utf8'));
  const { collection, issues } = await converters.postmanToBruno(read('collection.json'));
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  const environment = converters.postmanToBrunoEnvironment(read('environment.json'));
  const environments = [{ ...environment, name: 'imported' }];
  await writer.createCollectionFromBrunoObject(
    { ...collection, environments }, folder + '/collection', { format: 'yml' });`;

const importPostman: Import = async (folder, hosts) => {
  const { catalogue, site } = version;
  const write = (name: string, content: object) =>
    writeFile(path.join(folder, name), JSON.stringify(content));
  await write('collection.json', buildCollection(catalogue.categories, site.name));
  await write('environment.json', buildEnvironment(site.name, hosts));
  await mkdir(path.join(folder, 'collection'));
  return runModule(convertPostman, folder);
};

const importOpenApi: Import = async (folder, hosts) => {
  const file = path.join(folder, 'openapi.json');
  const site = { ...version.site, ...hosts };
  await writeFile(file, JSON.stringify(buildOpenApi({ ...version, site })));
  const output = path.join(folder, 'collection');
  const ending = await runTool('bru', 'import', 'openapi', '--source', file, '--output', output);
  if (ending.code === 0) await authorize(output);
  return ending;
};

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

describe('Bruno', () => {
  it('imports the Postman collection, and sends all requests with the token of the server', async () => {
    const received = await sendImported(importPostman, 'imported', credentials);
    expect(received.map(toSent)).toEqual(
      endpoints.map((endpoint) => toExpected(endpoint, serverToken)),
    );
  });

  it('imports the OpenAPI document, and sends all requests with the token of the collection', async () => {
    const received = await sendImported(importOpenApi, 'API', {});
    // It omits enabled query parameters (https://github.com/usebruno/bruno/pull/8787).
    const toCall = (request: ReturnType<typeof toSent>) => ({
      call: `${request.method} ${request.target.replace(/\?.*$/, '')}`,
      version: request.headers['api-version'],
      // The token request also inherits the token.
      authorization: request.target.startsWith('/api/') && request.headers['authorization'],
      cacheControl: request.headers['cache-control'],
      type: request.headers['content-type'],
      body: request.body,
    });
    const byCall = (one: { call: string }, other: { call: string }) =>
      one.call < other.call ? -1 : 1;
    const expected = endpoints.map((endpoint) =>
      toCall(toExpected(endpoint, 'the-token', placeholders)),
    );
    expect(received.map((request) => toCall(toSent(request))).sort(byCall)).toEqual(
      expected.sort(byCall),
    );
  });
});
