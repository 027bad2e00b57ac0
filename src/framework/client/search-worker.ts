/** Queries the index of search-local in its worker. */
export { searchByWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
