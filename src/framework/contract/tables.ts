import type { Line } from './line';

const instead = 'a way to load table rows on demand';

/** The framework's tables of all pages, which plugins/page-shards splits. */
export const tableLines = [
  {
    id: 'routes',
    touches: 'the code of `.docusaurus/routes.js`, imported as `@generated/routes`',
    mark: "'routes.js'",
    where: [
      'src/framework/tables/read.ts',
      'src/framework/tables/replacements.ts',
      'src/framework/tables/write.ts',
    ],
    why: 'the table of routes grows with every page',
    instead,
    upstream: 7256,
  },
  {
    id: 'registry',
    touches: 'the rows of `.docusaurus/registry.js`, imported as `@generated/registry`',
    mark: "'registry.js'",
    where: [
      'src/framework/build/lean-generated.ts',
      'src/framework/tables/read.ts',
      'src/framework/tables/replacements.ts',
      'src/framework/tables/write.ts',
    ],
    why: 'the table of chunks grows with every page',
    instead,
    upstream: 7256,
  },
  {
    id: 'chunk-names',
    touches: '`.docusaurus/routesChunkNames.json`, with an entry `path-hash` for each route',
    mark: 'routesChunkNames.js',
    where: [
      'src/framework/tables/read.ts',
      'src/framework/tables/replacements.ts',
      'src/framework/tables/write.ts',
    ],
    why: 'the table of page chunks grows with every page',
    instead,
    upstream: 7256,
  },
  {
    id: 'global-data',
    touches: 'the versions of the docs plugin in `.docusaurus/globalData.json`, with all docs',
    mark: 'globalData.json',
    where: [
      'src/framework/tables/read.ts',
      'src/framework/tables/replacements.ts',
      'src/framework/tables/write.ts',
    ],
    why: 'every page loads the names of all pages',
    instead: 'docs plugin hooks that load data on demand',
  },
  {
    id: 'version-props',
    touches: 'the files `p/*.json` of the docs plugin, with the sidebars of a version',
    mark: 'docsSidebars',
    where: [
      'plugins/page-shards/sidebar.ts',
      'src/framework/tables/lean-version.ts',
      'src/theme/DocRoot.tsx',
    ],
    why: 'every page loads the entire sidebar',
    instead: 'a sidebar that loads closed groups when they are expanded',
  },
  {
    id: 'component-creator',
    touches: '`@docusaurus/ComponentCreator`, called with the path and the hash of a route',
    mark: '@docusaurus/ComponentCreator',
    where: ['src/framework/tables/add-shard.ts', 'src/framework/tables/write.ts'],
    why: 'routes that load later also need a component',
    instead,
    upstream: 7256,
  },
  {
    id: 'preload',
    touches: '`core/lib/client/preload`, which is awaited before a page is shown',
    mark: 'client/preload',
    where: [
      'plugins/page-shards/client/preload.ts',
      'plugins/page-shards/index.ts',
      'plugins/page-shards/server/preload.ts',
      'src/theme/DocSidebarItem/Html.tsx',
      'src/framework/client/preload.ts',
    ],
    why: 'the shard of a page must load first',
    instead: 'a client lifecycle that navigation awaits',
  },
] as const satisfies readonly Line[];
