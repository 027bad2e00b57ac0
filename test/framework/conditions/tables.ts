import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toLeanRegistry } from '../../../src/framework/build/lean-generated';
import type { tableLines } from '../../../src/framework/contract/tables';
import { docsPlugin } from '../../../src/framework/docs-plugin';
import { findDocsData } from '../../../src/framework/tables/docs-data';
import { parseRegistry, parseRoutes } from '../../../src/framework/tables/read';
import { type Condition, fileHolds, load } from './condition';

/** Tables of two pages, written by the installed framework. */
async function generate(): Promise<(file: string) => Promise<string>> {
  const { generateRouteFiles } = load('core/lib/server/codegen/codegenRoutes.js') as {
    generateRouteFiles: (site: object) => Promise<void>;
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'tables-'));
  const page = { component: '@theme/DocItem', exact: true, sidebar: 'docs' };
  const plugin = { name: docsPlugin, id: 'default' };
  const content = "@site/docs/it's.mdx";
  const routes = [
    {
      path: '/',
      component: '@theme/DocsRoot',
      plugin,
      routes: [{ ...page, path: "/it's", modules: { content } }],
    },
  ];
  await generateRouteFiles({ generatedFilesDir: folder, routes });
  const names = ['routes.js', 'registry.js', 'routesChunkNames.json'];
  const read = async (name: string) =>
    [name, await readFile(path.join(folder, name), 'utf8')] as const;
  const files = new Map(await Promise.all(names.map(read)));
  await rm(folder, { recursive: true });
  return (name) => Promise.resolve(files.get(name) ?? '');
}

const generated = generate();
generated.catch(() => undefined);
const read = async (file: string) => (await generated)(file);

async function readChunkNames(): Promise<object> {
  return JSON.parse(await read('routesChunkNames.json')) as object;
}

const version = {
  versionName: 'current',
  path: '/',
  docs: [{ id: 'page', permalink: '/page', slug: '/page' }],
  ...{ drafts: [], categoryGeneratedIndices: [], sidebars: {} },
  sidebarsUtils: { getFirstDocIdOfFirstSidebar: () => 'page' },
};

export const tableConditions: Record<(typeof tableLines)[number]['id'], readonly Condition[]> = {
  routes: [
    fileHolds('core/lib/client/App.js', "from '@generated/routes'"),
    fileHolds('core/lib/client/preload.js', "from '@generated/routes'"),
    [
      'the code of the table cannot be parsed',
      async () => {
        const [root] = parseRoutes(await read('routes.js'));
        const [page] = root?.routes ?? [];
        return page?.path === "/it's" && page.hash && page.attributes['sidebar'] === 'docs';
      },
    ],
  ],
  registry: [
    fileHolds('core/lib/client/exports/ComponentCreator.js', "from '@generated/registry'"),
    [
      'the rows of the table cannot be parsed',
      async () => [...parseRegistry(await read('registry.js')).values()].includes('@theme/DocItem'),
    ],
    [
      'the rows contain no module for the server',
      async () => !toLeanRegistry(await read('registry.js')).includes('resolveWeak'),
    ],
  ],
  'chunk-names': [
    fileHolds('core/lib/client/exports/ComponentCreator.js', "from '@generated/routesChunkNames'"),
    [
      'the names of the chunks cannot be found by path and hash',
      async () => {
        const [root] = parseRoutes(await read('routes.js'));
        const [page] = root?.routes ?? [];
        return `${page?.path}-${page?.hash}` in (await readChunkNames());
      },
    ],
  ],
  'global-data': [
    fileHolds('core/lib/client/docusaurusContext.js', "from '@generated/globalData'"),
    [
      'the docs plugin has other data about its versions',
      () => {
        const { toGlobalDataVersion } = load('plugin-content-docs/lib/globalData.js') as {
          toGlobalDataVersion: (from: object) => unknown;
        };
        const data = { [docsPlugin]: { default: { versions: [toGlobalDataVersion(version)] } } };
        const [first] = findDocsData(data) ?? [];
        return first?.name === 'current' && first.docs[0]?.path === '/page';
      },
    ],
  ],
  'version-props': [
    [
      'the docs plugin passes other properties to the root of a version',
      () => {
        const { toVersionMetadataProp } = load('plugin-content-docs/lib/props.js') as {
          toVersionMetadataProp: (id: string, from: object) => object;
        };
        const props = toVersionMetadataProp('default', version);
        return 'docsSidebars' in props && 'docs' in props;
      },
    ],
    fileHolds('plugin-content-docs/lib/routes.js', 'toVersionMetadataProp', 'props: {'),
  ],
  'component-creator': [
    fileHolds(
      'core/lib/client/exports/ComponentCreator.js',
      'function ComponentCreator(path, hash)',
      'routesChunkNames[`${path}-${hash}`]',
      'registry[chunkName]',
    ),
  ],
  preload: [
    fileHolds('core/lib/client/preload.js', 'export default function preload(pathname)'),
    fileHolds(
      'core/lib/client/clientEntry.js',
      "from './preload'",
      'preload(window.location.pathname)',
    ),
    fileHolds('core/lib/client/PendingNavigation.js', "from './preload'", 'preload(nextLocation'),
    fileHolds('core/lib/client/docusaurus.js', "from './preload'"),
    fileHolds('core/lib/client/serverEntry.js', "from './preload'", 'await preload(pathname)'),
  ],
};
