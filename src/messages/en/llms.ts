/** Messages of the pages as Markdown, and of the lists of them for language models. */

/** On each page. `list` is a link to `llms.txt`, and `page` the address of the page as Markdown. */
export const forAgents =
  'For AI agents: all pages of this documentation are listed in {list}. Each is also available as Markdown, and this one is {page}.';
/** Below the title of a page. */
export const listed = 'All pages are listed in [llms.txt]({url}).';
/** `name` is that of the API. */
export const documentationOf = 'Documentation of the {name}.';
export const pagesOf = 'Pages of {name}.';
export const baseUrl = 'The base URL of the API is {url}.';
export const baseUrls =
  'The base URL of the API is {url}, and that of the token endpoint is {tokenUrl}.';
export const markdown = 'Every page is also available as Markdown: add `.md` to its URL.';
/** `json`, `yaml` and `http` are URLs of files. */
export const files =
  '{json} and {yaml} contain the API as OpenAPI 3.1, and {http} a request for every endpoint.';
export const apis = 'APIs';
export const pagesOfApi = 'All pages of {name}.';
export const notReleased = '{name}, not released yet';
/** The lists of the parts of a list or a text. */
export const sections = 'Sections';
export const parts = 'Parts';
export const part = '{name}, part {number}';
export const pages = '{count} page.|{count} pages.';
export const page = 'Page: {url}';
export const currentVersion = 'Current version';
export const currentPages = 'The pages of the current version.';
export const allPages = 'All pages in one file';
export const allPagesText = 'The Markdown of all pages, one after the other.';
