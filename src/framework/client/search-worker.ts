/** Asks the index of search-local, in a worker that loads it; the portal has a page of its own. */
export { searchByWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
