import path from 'node:path';
import { checkContent } from '../../src/content/check';
import { readSiblings } from '../../src/content/siblings';
import { readPages } from '../../src/content/pages/read';
import { readProject } from '../../src/project';
import { documentOf } from '../openapi/read';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

const get = { operationId: 'a', tags: ['Shop'], responses: {} };
const document = JSON.stringify(documentOf({ paths: { '/a': { get } } }));

it('the routes of other APIs are those that their builds have', async () => {
  await write({
    'portal.yaml':
      'content: guides\nheader: [{ label: B, href: /b/docs/errors }]\napis:\n' +
      '  - { id: a, api: a.json, content: a }\n  - { id: b, api: b.json }\n  - { id: c, api: b.json }\n',
    ...{ 'a.json': document, 'b.json': document },
    'guides/start.md': '# Start\n\nSee [the shop](/a/docs/shop/a) and [errors](/docs/errors).\n',
    'a/errors.md': '---\nslug: /docs/problems\n---\n\n# Problems\n',
    'a/guides/01-first.md': '# First\n',
    'a/later.md': '---\ndraft: true\n---\n\n# Later\n',
  });
  const { pages } = await readPages(at(), 'guides');
  const siblings = await readSiblings(readProject({ INIT_CWD: at() }), pages);
  const a = [...(siblings.get('a') ?? [])];
  const all = [
    '/',
    '/docs/shop/a',
    '/changelog',
    '/search',
    '/docs/problems',
    '/docs/guides/first',
  ];
  expect(a).toEqual(expect.arrayContaining(all));
  expect(a.filter((route) => /errors|later|\.\//.test(route))).toEqual([]);
  expect(siblings.get('b')).toContain('/docs/errors');
  // Nothing links to it.
  expect(siblings.get('c')).toBeUndefined();
});

it('a page cannot be where the pages of another API or language are', async () => {
  await write({
    'portal.yaml':
      'root: a\nlocales: [en, de]\napis:\n  - { id: a, api: a.json, content: a }\n  - { id: b, api: a.json, content: b }\n',
    'a.json': document,
    'a/one.md': '---\nslug: /b/one\n---\n\n# One\n',
    'a/two.md': '---\nslug: /de\n---\n\n# Two\n',
    'a/three.md': '---\nslug: /a/three\n---\n\n# Three\n',
    'b/one.md': '---\nslug: /a/one\n---\n\n# One\n',
  });
  const check = async (api: string) => {
    const { problems } = await checkContent(readProject({ INIT_CWD: at(), PORTAL_API: api }));
    return problems.map(({ file, line, found }) => [path.basename(file), line, found]);
  };
  const taken = 'but the pages of another API or language are at';
  expect(await check('a')).toEqual([
    ['one.md', 2, `the URL "/b/one", ${taken} "/b"`],
    ['two.md', 2, `the URL "/de", ${taken} "/de"`],
  ]);
  expect(await check('b')).toEqual([]);
});
