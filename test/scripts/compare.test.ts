import process from 'node:process';
import { stringify } from 'yaml';
import { run } from '../../scripts/compare';
import type * as Check from '../../src/content/check';
import type { Project } from '../../src/project/index';
import { exported } from '../exports/openapi/sample';
import type * as Entries from '../support/entries';
import { document as own } from '../support/entries';
import { useFolder } from '../support/folder';
import { runScript } from '../support/run-script';

// A check of the content of the portal takes seconds.
jest.mock('../../src/content/check', () => {
  const { checkContent } = jest.requireActual<typeof Check>('../../src/content/check');
  const { document } = jest.requireActual<typeof Entries>('../support/entries');
  return {
    checkContent: (project: Project) =>
      'document' in project.api
        ? checkContent(project)
        : Promise.resolve({ document, problems: [] }),
  };
});

const { at, write } = useFolder();
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Compares the portal's API with a document. Returns what is printed, and the exit status. */
async function compare(document: object, format = 'text', ending = 'json') {
  const print = jest.spyOn(console, 'log').mockReturnValue();
  const name = `other.${ending}`;
  await write({ [name]: ending === 'json' ? JSON.stringify(document) : stringify(document) });
  await run([at(name), '--format', format]);
  const output = print.mock.calls.flat().join('\n').replaceAll(at(name), name);
  return { output, status: process.exitCode };
}

const same = { output: "other.json describes the portal's API: nothing differs.", status: 0 };

it.each<[string, object]>([
  ['the exported document', exported],
  ['the document with x-portal and settings in braces', own],
  ['other servers', { ...exported, servers: [{ url: 'https://staging.example.com/v2' }] }],
])('nothing differs in %s', async (_, document) => {
  expect(await compare(document)).toEqual(same);
});

const frame = { openapi: '3.1.1', info: { title: 'Shop', version: '1' } };
const responses = { '204': { description: 'Done.' } };

/** The API of the portal is now that of a document. */
async function enterProject(document: object, settings: object = {}): Promise<void> {
  const files = { 'openapi.json': document, 'portal.yaml': { api: 'openapi.json', ...settings } };
  const texts = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]);
  await write(Object.fromEntries(texts) as Record<string, string>);
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: at() });
}

describe('a document', () => {
  const string = { type: 'string' };
  const version = { name: 'Api-Version', in: 'header', schema: string };
  const toItem = (summary: string, ...parameters: readonly object[]) => {
    const operationId = summary.toLowerCase().replaceAll(' ', '-');
    return { get: { operationId, summary, tags: ['Settings'], parameters, responses } };
  };
  const toPath = (name: string) => ({ name, in: 'path', required: true, schema: string });
  const boards = toItem('Get Boards', version);
  const domains = toItem('Get Board Domains', version);
  const others = {
    '/settings/domains': domains,
    '/boards/{boardId}/assets': toItem('Get Assets', toPath('boardId')),
  };
  const toApi = (paths: object) => ({ ...frame, servers: [{ url: 'https://a.test' }], paths });
  const api = toApi({ '/settings/boards': boards, ...others });
  const moved = { get: { ...boards.get, servers: [{ url: 'https://b.test/settings/' }] } };
  const renamed = toItem('Get Assets', toPath('id'));
  const filtered = [{ name: 'q', in: 'query', schema: string }];

  beforeEach(() => enterProject(api));

  it.each<[string, object]>([
    ['a path with that of its server', { ...others, '/boards': moved }],
    [
      'another name of a placeholder',
      { '/settings/boards': boards, '/settings/domains': domains, '/boards/{id}/assets': renamed },
    ],
  ])('does not differ with %s', async (_, paths) => {
    expect(await compare(toApi(paths))).toEqual(same);
  });

  it.each<[string, object, readonly string[]]>([
    [
      'an endpoint that is gone',
      others,
      ['GET /settings/boards (Get Boards)', '  Breaking: The endpoint was removed.'],
    ],
    [
      'a new endpoint',
      { ...api.paths, '/tours': toItem('Tours') },
      ['GET /tours (Tours)', '  The endpoint was added.'],
    ],
    [
      'another operation ID',
      { ...api.paths, '/settings/boards': { get: { ...boards.get, operationId: 'b' } } },
      [
        'GET /settings/boards (Get Boards)',
        '  The operation ID of the endpoint changed from `get-boards` to `b`.',
      ],
    ],
    [
      'another path of the same operation',
      { '/boards': boards, ...others },
      [
        'GET /boards (Get Boards)',
        '  Breaking: The path changed from `settings/boards` to `boards`.',
      ],
    ],
    [
      'breaking changes first, and what endpoints have in common once',
      {
        ...api.paths,
        '/settings/boards': { get: { ...boards.get, parameters: filtered } },
        '/settings/domains': { get: { ...domains.get, parameters: filtered } },
      },
      [
        'GET /settings/boards (Get Boards)',
        'GET /settings/domains (Get Board Domains)',
        '  Breaking: The parameter `header.Api-Version` was removed.',
        '  The parameter `query.q` was added.',
      ],
    ],
  ])('lists %s', async (_, paths, lines) => {
    const { output, status } = await compare(toApi(paths), 'text', 'yaml');
    expect(output.split('\n').slice(0, -2)).toEqual(lines);
    expect(output).toMatch(/\nother\.yaml differs from the portal's API: \d changes? in /);
    expect(status).toBe(1);
  });

  it('does not count the API as an endpoint', async () => {
    const { output } = await compare({ ...api, info: { ...api.info, description: 'Other.' } });
    expect(output).toMatch(/: 1 change in the API as a whole, none break/);
  });

  it('is compared in Markdown for pull requests, and in JSON for programs', async () => {
    expect((await compare(toApi(others), 'markdown')).output).toBe(
      "other.json differs from the portal's API: 1 change in 1 endpoint, 1 breaking.\n\n" +
        '**Get Boards** `GET /settings/boards`\n\n- Breaking: The endpoint was removed.',
    );
    jest.mocked(console.log).mockClear();
    const changes = [{ breaking: true, text: 'The endpoint was removed.' }];
    expect(JSON.parse((await compare(toApi(others), 'json')).output)).toEqual([
      { method: 'GET', path: '/settings/boards', title: 'Get Boards', changes },
    ]);
  });
});

it('applies the overlay to both documents', async () => {
  const actions = [{ target: "$.paths['/health']", remove: true }];
  await write({ 'overlay.json': JSON.stringify({ overlay: '1.0.0', info: frame.info, actions }) });
  const paths = { '/a': { get: { responses } }, '/health': { get: { responses } } };
  await enterProject({ ...frame, paths }, { overlay: 'overlay.json' });
  expect((await compare({ ...frame, paths })).status).toBe(0);
});

it('compares each webhook with the one of its name', async () => {
  const toHook = (name: string) => {
    const content = { 'a/b': { schema: { properties: { [name]: {} } } } };
    return [name, { post: { requestBody: { content }, responses } }];
  };
  const toHooks = (...names: readonly string[]) => ({
    ...frame,
    webhooks: Object.fromEntries(names.map(toHook)) as object,
  });
  await enterProject(toHooks('sold', 'lost'));
  expect((await compare(toHooks('sold', 'lost'))).status).toBe(0);
  expect((await compare(toHooks('sold'), 'text', 'yaml')).output).toMatch(/^POST \(Lost\)$/m);
});

it.each([
  [['none.yaml'], 'none.yaml'],
  [['a.yaml', 'b.yaml'], 'Found "a.yaml b.yaml"'],
  [['a.yaml', '--format', 'xml'], 'in the format text, markdown or json'],
  [['a.yaml', '--color'], "Unknown option '--color'"],
])('refuses %j', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message);
});

it('ends with 2 if it cannot compare, without a stack trace', async () => {
  await enterProject({ ...frame, paths: {} });
  const { code, output } = await runScript(at(), 'compare.ts', 'portal.yaml');
  expect(output).toBe(
    'Shop (portal.yaml)\n\n1 problem in the content:\n\nportal.yaml: found no version of OpenAPI, ' +
      'expected a version such as "openapi: 3.1.1" or "swagger: \'2.0\'" at the top level.\n',
  );
  expect(code).toBe(2);
});
