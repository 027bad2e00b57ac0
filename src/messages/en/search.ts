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

/* The page of all results. */

export const allText = 'All text';
export const searchAllText = 'Search all text';
export const needsScripts =
  'Search requires JavaScript, which is disabled in your browser. You can still browse <link>the list of endpoints</link>.';
export const noPage = 'No page matches “{text}”.';
export const matchesOf = '{count} page matches “{text}”.|{count} pages match “{text}”.';
/** `text` is what was searched for instead of `query`. */
export const corrected =
  '{count} page matches “{text}”. No page has “{query}”.|{count} pages match “{text}”. No page has “{query}”.';
export const pageNotLoaded =
  'Could not load the search index. Check your connection and reload the page.';
export const whatToEnter =
  'Enter words of a description, a parameter, a response code or an example.';
export const whatToTry = 'Check the spelling, or try fewer words.';
export const canBrowse = 'You can still browse <link>the list of endpoints</link>.';
