import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GlobalData } from '@docusaurus/types';
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { editRegistry } from '../../../plugins/bundler/generated';
import { type ChunkNames, docsPlugin } from '../../../plugins/bundler/shards/model';
import type { Tables } from '../../../plugins/bundler/shards/split';

interface Version {
  /** The route of the version. Empty at the root. */
  readonly version: string;
  readonly pages: readonly string[];
}

/**
 * Tables of a portal with this number of categories, with two endpoints each, in every version. The
 * installed framework writes the code.
 */
export async function buildTables(
  categories: number,
  versions: readonly string[] = [''],
): Promise<Tables> {
  const ids = Array.from({ length: categories }, (_, index) => `category-${index}`);
  const lists = versions.map((version) => ({ version, pages: toPages(version, ids) }));
  const folder = await mkdtemp(path.join(tmpdir(), 'tables-'));
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  try {
    await writeRoutes(folder, lists);
    return {
      routes: await read('routes.js'),
      registry: editRegistry(await read('registry.js')),
      chunkNames: JSON.parse(await read('routesChunkNames.json')) as ChunkNames,
      globalData: toGlobalData(lists),
      versions: new Map(
        lists.map(({ version }) => [
          `version${version}.json`,
          { version: toVersionProps(version, ids) },
        ]),
      ),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeRoutes(generatedFilesDir: string, lists: readonly Version[]): Promise<void> {
  const file = path.join(__dirname, '../../../node_modules/@docusaurus/core/lib/server/codegen');
  const { generateRouteFiles } = createRequire(__filename)(`${file}/codegenRoutes.js`) as {
    generateRouteFiles: (site: object) => Promise<void>;
  };
  const plugin = { name: docsPlugin, id: 'default' };
  const routes = lists.map(({ version, pages }) => {
    const leaves = pages.map((page) => ({
      ...{ path: page, component: '@theme/DocItem', exact: true, sidebar: 'docs' },
      modules: { content: `@site/docs${page}.mdx` },
    }));
    const list = { path: version || '/', component: '@theme/DocRoot', routes: leaves };
    return { path: version || '/', component: '@theme/DocVersionRoot', routes: [list] };
  });
  const root = { path: '/', component: '@theme/DocsRoot', plugin, routes };
  await generateRouteFiles({ generatedFilesDir, routes: [root] });
}

function toPages(version: string, ids: readonly string[]): readonly string[] {
  const endpoints = ids.flatMap((id) => [`/endpoints/${id}`, `/docs/${id}/one`, `/docs/${id}/two`]);
  return [version || '/', ...[...endpoints, "/docs/it's"].map((page) => version + page)];
}

function toGlobalData(lists: readonly Version[]): GlobalData {
  const versions = lists.map(({ version, pages }) => ({
    name: version || 'current',
    path: version || '/',
    docs: pages.map((page) => ({ id: page.slice(version.length), path: page })),
  }));
  return { [docsPlugin]: { default: { path: '/', versions } }, other: {} };
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
        link("/docs/it's"),
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
      [...docs, "/docs/it's"].map((id) => [id, { id, title: id, description: id }]),
    ),
  } as unknown as PropVersionMetadata;
}
