/** The output and results of search-local, for code that does not load its worker. */
export type { SearchMatch } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';

/** The index file in the folder that is passed to the worker. */
export const indexFile = 'search-index.json';
