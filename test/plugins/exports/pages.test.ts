import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { listPages } from '../../../plugins/exports/alternates';

type Version = LoadedContent['loadedVersions'][number];

const toDoc = (id: string, changes: object = {}) => ({
  ...{ id, slug: `/${id}`, title: id, description: '', permalink: `/p/${id}`, frontMatter: {} },
  sourceDirName: id.includes('/') ? id.replace(/\/[^/]*$/, '') : '.',
  ...changes,
});

const toItem = (id: string) => ({ type: 'doc', id });

const toGroup = (label: string, items: readonly object[], overview?: string) => ({
  ...{ type: 'category', label, items },
  ...(overview !== undefined && { link: toItem(overview) }),
});

const group = toGroup('D', [toItem('reference/d/two')], 'reference/d/index');
const version = {
  docs: [
    ...['zoo', 'guides/b', 'ant', 'reference/index', 'reference/c/index'].map((id) => toDoc(id)),
    ...['reference/c/one', 'reference/d/index', 'reference/d/two'].map((id) => toDoc(id)),
    toDoc('hidden', { frontMatter: { hide_from_search: true } }),
    toDoc('reference/changelog', { slug: '/changelog' }),
    toDoc('elsewhere/x', { unlisted: true }),
    toDoc('index', { slug: '/', description: 'All.' }),
  ],
  sidebars: {
    docs: [
      toGroup('Overview', [toItem('zoo'), { type: 'html' }, toItem('ant')]),
      toGroup('Guides', [toItem('guides/b')]),
      toGroup('C', [toItem('reference/c/one')]),
      toGroup('API', [group], 'reference/index'),
    ],
  },
} as unknown as Version;

it('the pages of a version come in the sections of the sidebar, those without a place first', () => {
  const pages = listPages(version);
  expect(pages.map(({ section, route, isListed }) => [section, route, isListed])).toEqual([
    ['Overview', '/hidden', false],
    ['Overview', '/', true],
    ['Overview', '/zoo', true],
    ['Overview', '/ant', true],
    ['Guides', '/guides/b', true],
    ['C', '/reference/c/index', true],
    ['C', '/reference/c/one', true],
    ['API', '/reference/index', true],
    ['D', '/reference/d/index', true],
    ['D', '/reference/d/two', true],
    ['Optional', '/changelog', true],
    ['Optional', '/elsewhere/x', false],
  ]);
  expect(pages[1]).toMatchObject({ title: 'index', summary: 'All.', permalink: '/p/index' });
  const [home] = listPages({ ...version, sidebars: { docs: [toItem('index')] } } as typeof version);
  expect(home?.section).toBe('Overview');
});
