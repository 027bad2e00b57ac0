/** Messages of the search. */

/* The box in the header, and its list. */

export const site = 'Site';
export const searchDocumentation = 'Search documentation';
export const matchingPages = 'Matching pages';
export const results = 'Results';
export const moreResults = 'More results';
/** `text` is what was searched for instead. */
export const resultsFor = 'Results for “{text}”';
export const searchAllTextFor = 'Search all text for “{text}”';
export const searching = 'Searching…';
export const loading = 'Loading the search index…';
export const notLoaded = 'Could not load the search index. Select this box again to retry.';
export const nothing = 'Nothing matches “{text}”.';
export const matches = '{count} page matches|{count} pages match';
