/** Messages with titles and descriptions of generated pages, and labels of the sidebar. For Node. */

/** `name` is that of the API. */
export const tagline = 'Documentation of the {name}';
/** The groups of the sidebar. */
export const overview = 'Overview';
export const schemas = 'Schemas';
export const allSchemas = 'All {count} schema|All {count} schemas';
/** What the search says of a page. */
export const apiCategories = 'API Categories';
export const general = 'General';

export const endpointsText =
  'All endpoints of the API by category, with their methods, paths and summaries.';
/** The title of a category for search engines. */
export const endpointsOf = '{category} endpoints';
export const schemasText = 'The objects of requests and responses, with their fields and examples.';
export const schemaText = 'The schema {name}.';
export const changelogText = 'API changes between versions, including breaking changes.';

/* The page about all APIs, beside the API at the root. */

export const apis = 'All APIs';
export const apisText = 'The APIs of this portal, with their versions and endpoints.';
