import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { stringify } from 'yaml';
import { run } from '../../scripts/compare';
import { root } from '../../scripts/lib/paths.mjs';
import type * as Check from '../../src/content/check';
import type { ApiDocument, Operation } from '../../src/openapi/document';
import type { Project } from '../../src/project/index';
import { document as own } from '../support/entries';
import { exported } from '../exports/openapi/sample';
import { runScript } from '../support/run-script';

// The content of the portal stays the same, and a check of it takes seconds.
jest.mock('../../src/content/check', () => {
  const { checkContent } = jest.requireActual<typeof Check>('../../src/content/check');
  let own: ReturnType<typeof checkContent> | undefined;
  return {
    checkContent: (project: Project) =>
      'document' in project.api ? checkContent(project) : (own ??= checkContent(project)),
  };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compare-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Compares the portal's API with a document. Returns what is printed, and the exit status. */
async function compare(document: object, format = 'text', ending = 'json') {
  const print = jest.spyOn(console, 'log').mockReturnValue();
  const file = path.join(folder, `openapi.${ending}`);
  await writeFile(file, ending === 'json' ? JSON.stringify(document) : stringify(document));
  await run([file, '--format', format]);
  const output = print.mock.calls.flat().join('\n').replaceAll(file, path.basename(file));
  return { output, status: process.exitCode };
}

/** The exported document after an edit. */
function edit(change: (document: ApiDocument) => void): ApiDocument {
  const copy = structuredClone(exported);
  change(copy);
  return copy;
}

const boards = '/settings/boards';
const links = '/campaigns/boards/{boardId}/links';
const get = (document: ApiDocument, at: string) => document.paths[at]?.get as Operation;

/** Renames a path, and the operation if it is given. */
function move(document: ApiDocument, from: string, to: string, operationId?: string): void {
  const { [from]: item, ...paths } = document.paths;
  if (operationId !== undefined) (item?.get as Operation).operationId = operationId;
  document.paths = { ...paths, [to]: item ?? {} };
}

function withoutBoards(document: ApiDocument): void {
  const { [boards]: _, ...paths } = document.paths;
  document.paths = paths;
}

it.each<[string, object]>([
  ['the exported document', exported],
  ['the document with x-portal and settings in braces', own],
  ['other servers', edit((all) => (all.servers = [{ url: 'https://staging.example.com/v2' }]))],
  ['another operation ID', edit((all) => (get(all, boards).operationId = 'other'))],
  [
    'a path with that of its server',
    edit((all) => {
      get(all, boards).servers = [{ url: 'https://{region}.example.com/settings/' }];
      move(all, boards, '/boards');
    }),
  ],
  [
    'another name of a placeholder',
    edit((all) => {
      move(
        all,
        `${links}/{linkId}/assets`,
        '/campaigns/boards/{boardId}/links/{id}/assets',
        'other',
      );
      const { parameters } = get(all, '/campaigns/boards/{boardId}/links/{id}/assets');
      for (const one of parameters ?? []) {
        if ('$ref' in one && one.$ref.endsWith('/linkId'))
          Object.assign(one, { $ref: '#/components/parameters/id' });
      }
      const { linkId } = all.components?.parameters ?? {};
      Object.assign(all.components?.parameters ?? {}, { id: { ...linkId, name: 'id' } });
    }),
  ],
])('nothing differs in %s', async (_, document) => {
  expect(await compare(document)).toEqual({
    output: "openapi.json describes the portal's API: nothing differs.",
    status: 0,
  });
});

it.each<[string, (document: ApiDocument) => void, readonly string[]]>([
  [
    'an endpoint that is gone',
    withoutBoards,
    ['GET /settings/boards (Get Boards)', '  Breaking: The endpoint was removed.'],
  ],
  [
    'a new endpoint',
    (all) =>
      Object.assign(all.paths, { '/tours': { get: { tags: ['Settings'], summary: 'Tours' } } }),
    ['GET /tours (Tours)', '  The endpoint was added.'],
  ],
  [
    'another path of the same operation',
    (all) => move(all, boards, '/boards', 'boards'),
    [
      'GET /boards (Get Boards)',
      '  Breaking: The path changed from `settings/boards` to `boards`.',
    ],
  ],
  [
    'breaking changes first, and what endpoints have in common once',
    (all) => {
      const names = [boards, '/settings/boards/domains'];
      for (const name of names) {
        Object.assign(get(all, name), {
          parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
        });
      }
    },
    [
      'GET /settings/boards/domains (Get Board Domains)',
      'GET /settings/boards (Get Boards)',
      '  Breaking: The parameter `header.Api-Version` was removed.',
      '  The parameter `query.q` was added.',
    ],
  ],
])('lists %s', async (_, change, lines) => {
  const { output, status } = await compare(edit(change), 'text', 'yaml');
  expect(output.split('\n').slice(0, -2)).toEqual(lines);
  expect(output).toMatch(/\nopenapi\.yaml differs from the portal's API: \d changes? in /);
  expect(status).toBe(1);
});

const frame = { openapi: '3.1.1', info: { title: 'Shop', version: '1' } };

/** Calls the next command in a folder with these settings. */
async function enterProject(settings: object): Promise<void> {
  await writeFile(path.join(folder, 'portal.yaml'), stringify(settings));
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: folder });
}

it('applies the overlay to both documents', async () => {
  const overlay = path.join(folder, 'overlay.json');
  const actions = [{ target: "$.paths['/health']", remove: true }];
  await writeFile(overlay, JSON.stringify({ overlay: '1.0.0', info: frame.info, actions }));
  await enterProject({ api: 'openapi.json', overlay: 'overlay.json' });
  const responses = { '204': { description: 'Done.' } };
  const paths = { '/a': { get: { responses } }, '/health': { get: { responses } } };
  expect((await compare({ ...frame, paths })).status).toBe(0);
});

it('does not count the API as an endpoint', async () => {
  const document = edit((all) => (all.info.description = 'Other.'));
  expect((await compare(document)).output).toMatch(/: 1 change in the API as a whole, none break/);
});

it('compares each webhook with the one of its name', async () => {
  const toBody = (name: string) => ({
    content: { 'a/b': { schema: { type: 'object', properties: { [name]: {} } } } },
  });
  const toHook = (name: string) => [
    name,
    { post: { requestBody: toBody(name), responses: { '200': { description: 'Read.' } } } },
  ];
  const webhooks = Object.fromEntries(['sold', 'lost'].map(toHook)) as object;
  const document = { ...frame, webhooks };
  await enterProject({ api: 'openapi.json' });
  expect((await compare(document)).status).toBe(0);
  const fewer = { ...document, webhooks: Object.fromEntries([toHook('sold')]) as object };
  expect((await compare(fewer, 'text', 'yaml')).output).toMatch(/^POST \(Lost\)$/m);
});

it('writes Markdown for pull requests', async () => {
  const { output } = await compare(edit(withoutBoards), 'markdown');
  expect(output).toBe(
    "openapi.json differs from the portal's API: 1 change in 1 endpoint, 1 breaking.\n\n" +
      '**Get Boards** `GET /settings/boards`\n\n- Breaking: The endpoint was removed.',
  );
});

it('writes JSON for programs', async () => {
  const { output } = await compare(edit(withoutBoards), 'json');
  const changes = [{ breaking: true, text: 'The endpoint was removed.' }];
  expect(JSON.parse(output)).toEqual([
    { method: 'GET', path: boards, title: 'Get Boards', changes },
  ]);
});

it.each([
  [['none.yaml'], 'none.yaml'],
  [['a.yaml', 'b.yaml'], 'Found "a.yaml b.yaml"'],
  [['a.yaml', '--format', 'xml'], '--format text | markdown | json'],
  [['a.yaml', '--color'], "Unknown option '--color'"],
])('refuses %j', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message);
});

it('ends with 2 if it cannot compare, without a stack trace', async () => {
  const { code, output } = await runScript(root, 'compare.ts', 'package.json');
  expect(output).toBe(
    'Music Link API (portal.yaml)\n\n1 problem in the content:\n\npackage.json: found "Unsupported specification", ' +
      'expected a valid OpenAPI document.\n',
  );
  expect(code).toBe(2);
});
