import path from 'node:path';
import { readProject, readProjects } from '../../src/project';
import { isWhole } from '../../src/project/apis';
import { toShownFile } from '../../src/project/folder';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();
beforeEach(() =>
  write({
    'a.yaml': 'openapi: 3.1.0\n',
    'b.yaml': 'openapi: 3.1.0\n',
    'docs/index.md': '# A\n',
    'guides/a.md': '# A\n',
  }),
);

const two =
  'apis:\n  - { id: a, api: a.yaml }\n  - { id: b, name: B, api: b.yaml, content: docs }\n';

const read = async (text: string, env = {}) => {
  await write({ 'portal.yaml': text });
  return readProjects({ INIT_CWD: at(), ...env });
};

describe('a portal of several APIs', () => {
  it('has a project for each, and one with the pages around them', async () => {
    const projects = await read(
      `${two}name: All\ncontent: guides\nbaseUrl: /p/\nedit: https://x.test/\n`,
    );
    expect(
      projects.map(({ id, folder, deployment, texts }) => [
        ...[id, path.relative(at(), folder), deployment.baseUrl],
        ...[texts.get('name'), texts.get('content'), texts.get('edit')],
      ]),
    ).toEqual([
      ['', '', '/p/', 'All', 'guides', 'https://x.test/'],
      ['a', 'a', '/p/a/', undefined, undefined, 'https://x.test/'],
      ['b', 'b', '/p/b/', 'B', 'docs', 'https://x.test/'],
    ]);
    expect(projects.map(({ api }) => isWhole(api))).toEqual([true, false, false]);
    expect(projects[1]?.portal).toMatchObject({ name: 'All', apis: ['a', 'b'], root: '' });
  });

  it('can have one of them at its root, whose versions stay in its folder', async () => {
    const projects = await read(`${two}root: b\n`);
    const places = projects.map(({ id, folder, deployment }) => {
      return [id, path.relative(at(), folder), deployment.baseUrl].join();
    });
    expect(places).toEqual(['a,a,/a/', 'b,,/']);
    expect(readProject({ INIT_CWD: at() }).id).toBe('b');
  });

  it('warns of a home page of one of them that settings cannot change', async () => {
    const projects = await read(
      `${two}  - { id: c, api: a.yaml, content: docs, home: { lead: A } }\n`,
    );
    expect(projects.map(({ warnings }) => warnings)).toEqual([
      ...[[], [], []],
      [expect.stringMatching(/"home" has no effect: \S*docs\/index\.md is the home page\.$/)],
    ]);
  });

  it('shares settings, which an API can have for itself', async () => {
    const [, a, b] = await read(
      'languages: [go]\ncontact: { email: a@x.test, status: https://s.test }\napis:\n' +
        '  - { id: a, api: a.yaml }\n' +
        '  - { id: b, api: b.yaml, languages: [ruby, php], contact: { email: b@x.test } }\n',
    );
    const keys = ['languages[0]', 'languages[1]', 'contact.email', 'contact.status'];
    const [ofA, ofB] = [a, b].map((one) => keys.map((key) => one?.texts.get(key)));
    expect(ofA).toEqual(['go', undefined, 'a@x.test', 'https://s.test']);
    expect(ofB).toEqual(['ruby', 'php', 'b@x.test', 'https://s.test']);
  });

  it('has the API of --api, which must be one of them', async () => {
    await read(two);
    expect(readProject({ INIT_CWD: at(), PORTAL_API: 'b' }).id).toBe('b');
    const open = () => readProject({ INIT_CWD: at(), PORTAL_API: 'c' });
    expect(open).toThrow('--api: found "c", expected one of "a", "b".');
    await write({ 'portal.yaml': 'api: a.yaml\n' });
    expect(open).toThrow('--api: found "c", expected none, since portal.yaml has one API.');
  });

  const api = '{ id: a, api: a.yaml }';
  it.each([
    ['apis: [{ api: a.yaml }]', 1, 'apis[0].id: found nothing, expected 1 to 40 lowercase'],
    ['apis: [{ id: A, api: a.yaml }]', 1, 'apis[0].id: found "A", expected 1 to 40 lowercase'],
    ['apis: [{ id: a }]', 1, 'apis[0].id: found no API, expected the file of an OpenAPI document'],
    ['apis: []', undefined, 'found no API, expected the file'],
    ['apis: a.yaml', 1, 'apis: found "a.yaml", expected a list of APIs'],
    [`apis: [${api}, ${api}]`, 1, 'apis[1].id: found "a", which another API has'],
    ['apis: [{ id: docs, api: a.yaml }]', 1, 'apis[0].id: found "docs", which starts other'],
    ['apis: [{ id: next, api: a.yaml }]', 1, 'apis[0].id: found "next", which starts other'],
    ['locales: [en, de]\napis: [{ id: de, api: a.yaml }]', 2, 'apis[0].id: found "de", which is'],
    ['apis: [{ id: a, api: a.yaml, catalogue: docs }]', 1, 'apis[0].api: found it beside "cata'],
    ['apis: [{ id: a, apii: a.yaml }]', 1, 'apis[0].apii: found an unknown name'],
    ['apis: [{ id: a, api: a.yaml, brand: {} }]', 1, 'apis[0].brand: found an unknown name'],
    ['apis: [{ id: a, api: a.yaml, home: { lead: 1 } }]', 1, 'apis[0].home.lead: found 1'],
    [`api: a.yaml\napis: [${api}]`, 1, 'api: found it beside "apis"'],
    [`overlay: a.yaml\napis: [${api}]`, 1, 'overlay: found it beside "apis"'],
    [`hosts: { api: x.test }\napis: [${api}]`, 1, 'hosts.api: found it beside "apis"'],
    [`root: b\napis: [${api}]`, 1, 'root: found "b", expected one of "a"'],
    ['root: a\napi: a.yaml', 1, 'root: found "a", expected "apis" beside it'],
    [`content: guides\nroot: a\napis: [${api}]`, 1, 'content: found it beside "root", expected'],
    [`home: { lead: A }\nroot: a\napis: [${api}]`, 1, 'home.lead: found it beside "root"'],
  ])('names the mistake in %j', async (text, line, message) => {
    const file = toShownFile(at('portal.yaml'));
    const place = line === undefined ? file : `${file}:${line}`;
    await expect(read(text)).rejects.toThrow(`${place}: ${message}`);
  });
});
