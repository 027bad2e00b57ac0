import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Endpoint } from '../../src/api/view';
import { endpoints, version, writeDocuments } from './documents';
import { placeholders, record, toExpected, toSent } from './requests';
import { runModule, runTool } from './tools';

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

/** Compiles a client to JavaScript, and returns its errors. */
async function compile(file: string): Promise<readonly string[]> {
  const outDir = path.join(documents.path, 'compiled');
  const program = ts.createProgram([file], {
    strict: true,
    outDir,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Node10,
  });
  const { diagnostics } = program.emit();
  await writeFile(path.join(outDir, 'package.json'), '{"type":"commonjs"}');
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

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
    expect(await compile(path.join(folder, 'index.ts'))).toEqual([]);
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

it('the client of swagger-typescript-api compiles in strict mode', async () => {
  const [input, output] = [path.join(documents.path, 'openapi.json'), documents.path];
  const args = ['generate', '--path', input, '--output', output, '--name', 'api.ts'];
  const { code, stderr } = await runTool('swagger-typescript-api', ...args);
  if (code !== 0) throw new Error(stderr);
  const file = path.join(output, 'api.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('// @ts-nocheck', ''));
  expect(await compile(file)).toEqual([]);
});
