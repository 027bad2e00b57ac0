import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Endpoint } from '../../src/openapi/model';
import { endpoints, version, writeDocuments } from './documents';
import { placeholders, record, toExpected, toSent } from './requests';
import { compile, runModule, runTool } from './tools';

const commonJs = {
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
};

let documents: Awaited<ReturnType<typeof writeDocuments>>;
let folder: string;
beforeAll(async () => {
  documents = await writeDocuments();
  folder = path.join(documents.path, 'client');
  const input = path.join(documents.path, 'openapi.json');
  const { code, stderr } = await runTool('openapi-ts', '--input', input, '--output', folder);
  if (code !== 0) throw new Error(stderr);
});
afterAll(() => documents.remove());

/** Calls the function of an endpoint with its example. */
function toCall(endpoint: Endpoint, baseUrl: string) {
  const { path: inPath, query, body, formData } = endpoint.example;
  const {
    authorization,
    'content-type': mediaType,
    ...headers
  } = toExpected(endpoint, 'the-token', placeholders).headers;
  return {
    name: endpoint.operationId,
    options: { baseUrl, path: inPath, query, body: body ?? formData, headers },
  };
}

const program = `
import { createRequire } from 'node:module';
const [client, calls] = process.argv.slice(1);
const functions = createRequire(client)(client);
for (const { name, options } of JSON.parse(calls)) {
  const { response, error } = await functions[name]({ ...options, auth: () => 'the-token' });
  if (!response?.ok) throw new Error(name + ': ' + JSON.stringify(error));
}`;

describe('the client of openapi-ts', () => {
  it('compiles in strict mode, and sends all examples as the portal does', async () => {
    const outDir = path.join(documents.path, 'compiled');
    const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
    expect(compile(path.join(folder, 'index.ts'), { outDir, lib, ...commonJs })).toEqual([]);
    await writeFile(path.join(outDir, 'package.json'), '{"type":"commonjs"}');
    const received = await record(async ({ apiBaseUrl, authenticationBaseUrl }) => {
      const calls = endpoints.map((endpoint) =>
        toCall(
          endpoint,
          endpoint.baseUrl === version.site.apiBaseUrl ? apiBaseUrl : authenticationBaseUrl,
        ),
      );
      const client = path.join(documents.path, 'compiled/index.js');
      const { code, stderr } = await runModule(program, client, JSON.stringify(calls));
      if (code !== 0) throw new Error(stderr);
    });
    expect(received.map(toSent)).toEqual(
      endpoints.map((endpoint) => toExpected(endpoint, 'the-token', placeholders)),
    );
  });
});
