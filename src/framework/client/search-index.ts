/** What search-local writes and answers, for those who do not load its worker. */
export type { SearchMatch } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';

/** The file of the index, in the folder that the worker is told. */
export const indexFile = 'search-index.json';
