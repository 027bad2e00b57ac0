/** Messages of the page with all results of a search. */

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
export const searching = 'Searching…';

/* In a portal of several APIs. */

/** The name of a choice of one of them. */
export const api = 'API';
export const allApis = 'All APIs';
