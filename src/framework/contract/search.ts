import type { Line } from './line';

/** The parts of search-local that the portal uses. */
export const searchLines = [
  {
    id: 'search-plugin',
    touches:
      "search-local's `postBuild` and `configureWebpack`, without its theme, and what they read",
    mark: "'@easyops-cn/docusaurus-search-local'",
    where: ['plugins/search/index.ts', 'src/framework/client/search-local.d.ts'],
    why: 'the portal has its own search box and page',
    instead: 'an option to omit the theme',
  },
  {
    id: 'search-worker',
    touches:
      '`searchByWorker` and `fetchIndexesByWorker` of search-local, results, and `search-index.json`',
    mark: 'client/theme/searchByWorker',
    where: [
      'src/framework/client/search-index.ts',
      'src/framework/client/search-local.d.ts',
      'src/framework/client/search-worker.ts',
    ],
    why: 'the portal renders the results',
    instead: 'an exported function that searches',
  },
] as const satisfies readonly Line[];
