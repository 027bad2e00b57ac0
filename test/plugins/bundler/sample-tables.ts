import type { GlobalData } from '@docusaurus/types';
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { Route, Tables } from '../../../plugins/bundler/shards/model';

const item = '@theme/DocItem';

/** Tables of a portal with this number of categories, with two endpoints each, in every version. */
export function buildTables(categories: number, versions: readonly string[] = ['']): Tables {
  const ids = Array.from({ length: categories }, (_, index) => `category-${index}`);
  const lists = versions.map((version) => ({ version, pages: toPages(version, ids) }));
  const all = lists.flatMap(({ pages }) => pages);
  return {
    routes: [route('/', lists.map(toVersionRoute)), { path: '*', hash: undefined, attributes: {} }],
    chunkNames: {
      '/-root': { __comp: 'theme' },
      ...Object.fromEntries(
        lists.map(({ version }) => [`${version || '/'}-version`, { __props: `props${version}` }]),
      ),
      ...Object.fromEntries(
        all.map((path) => [`${path}-abc`, { __comp: 'item', content: toChunk(path) }]),
      ),
    },
    modules: new Map([
      ['item', item],
      ...all.map((path) => [toChunk(path), `@site/docs${path}.mdx`] as const),
    ]),
    globalData: toGlobalData(lists),
    versions: new Map(
      lists.map(({ version }) => [
        `@generated/version${version}.json`,
        { version: toVersionProps(version, ids) },
      ]),
    ),
  };
}

export function toChunk(path: string): string {
  return `chunk:${path}`;
}

function toPages(version: string, ids: readonly string[]): readonly string[] {
  const endpoints = ids.flatMap((id) => [`/endpoints/${id}`, `/docs/${id}/one`, `/docs/${id}/two`]);
  return [version || '/', ...[...endpoints, '/docs/errors'].map((path) => version + path)];
}

function route(path: string, routes: readonly Route[], hash = 'root'): Route {
  return { path, hash, attributes: {}, routes };
}

function toVersionRoute({ version, pages }: { version: string; pages: readonly string[] }): Route {
  const leaves = pages.map((path) => ({ path, hash: 'abc', attributes: { exact: true } }));
  return route(version || '/', [route(version || '/', leaves, 'list')], 'version');
}

function toGlobalData(lists: readonly { version: string; pages: readonly string[] }[]): GlobalData {
  const versions = lists.map(({ version, pages }) => ({
    name: version || 'current',
    path: version || '/',
    docs: pages.map((path) => ({ id: path.slice(version.length), path })),
  }));
  return { 'docusaurus-plugin-content-docs': { default: { path: '/', versions } }, other: {} };
}

function toVersionProps(version: string, ids: readonly string[]): PropVersionMetadata {
  const link = (path: string): PropSidebarItem => ({
    type: 'link',
    href: version + path,
    label: path,
    docId: path,
  });
  const groups = ids.map((id) => ({
    type: 'category',
    href: `${version}/endpoints/${id}`,
    label: id,
    collapsible: true,
    collapsed: true,
    items: [link(`/docs/${id}/one`), link(`/docs/${id}/two`)],
  }));
  const docs = ids.flatMap((id) => [`/endpoints/${id}`, `/docs/${id}/one`, `/docs/${id}/two`]);
  return {
    docsSidebars: {
      docs: [
        link('/docs/errors'),
        {
          type: 'category',
          label: 'API',
          href: `${version}/endpoints`,
          collapsible: false,
          collapsed: false,
          items: groups,
        },
      ],
    },
    docs: Object.fromEntries(
      [...docs, '/docs/errors'].map((id) => [id, { id, title: id, description: id }]),
    ),
  } as unknown as PropVersionMetadata;
}
