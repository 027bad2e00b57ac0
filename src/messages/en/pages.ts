/** Messages of all pages but those of endpoints, and of components on Markdown pages. */

/* The home page. */

export const readIntroduction = 'Read the introduction';
export const introduction = 'Introduction';
export const introductionText = 'What the API is, its servers, and whom to ask. Version {version}.';
export const authentication = 'Authentication';
export const authenticationText =
  'The ways to authenticate, and where each request has its credentials.';
export const errors = 'Errors';
export const errorsText = 'The error responses of all endpoints, by status.';
export const getStarted = 'Get started';
export const guides = 'Guides';
export const apiEndpoints = 'API endpoints';
export const documentation = 'Documentation';
export const systemStatus = 'System Status';
export const systemStatusText = 'Check the current availability of the API.';
export const downloadExamples = 'Download the example requests';
export const downloadText = 'A Postman collection with a request for every endpoint.';
export const otherFormats = 'For other formats, see <downloads>Downloads</downloads>.';
export const baseUrl = 'Base URL|Base URLs';
export const baseUrlCopied = 'Base URL copied to clipboard';
export const allBaseUrls = 'All {count} base URLs';
/** What a reader has at the end of a guide. Screen readers alone have the first word. */
export const guideResult = '<hidden>Result: </hidden>{result}';

/* Categories of endpoints. */

export const allEndpoints = 'All endpoints';
export const allEndpointsText = 'Every method and path on one page.';
export const endpointCount = '{count} endpoint|{count} endpoints';
export const webhookCount = '{count} webhook|{count} webhooks';
export const callbackCount = '{count} callback|{count} callbacks';
/** Between the three above. */
export const comma = ', ';
export const endpointsTitle = 'API Endpoints';
/** The title of categories without a group. */
export const others = 'Others';
export const method = 'Method';
export const endpoint = 'Endpoint';
export const whatItDoes = 'What it does';
export const categories = 'Categories';
export const inOtherCategories = 'In other categories';
export const viewDocumentation = 'View Documentation';
/** The same for screen readers. `title` is that of an endpoint. */
export const viewDocumentationOf = 'View Documentation: {title}';

/* The changelog. */

export const changelog = 'Changelog';
export const changelogText =
  'API changes between versions. A change is marked <em>Breaking</em> if existing calls may fail or return a different response. To get notified of new versions, subscribe to the <feed>Atom feed</feed>.';
export const noVersion = 'No version has been released yet.';
export const unreleased = 'Unreleased';
export const version = 'Version {name}';
/** A link to the page of an endpoint in an earlier version. */
export const inVersion = 'in {version}';
/** The same for screen readers. */
export const titleInVersion = '{title} in {version}';

/* Schemas. */

export const schemas = 'Schemas';
export const fields = 'Fields';
export const example = 'Example';
export const usedBy = 'Used by';
export const endpoints = 'Endpoints';

/* Tables. */

export const table = 'Table';
export const status = 'Status';
export const name = 'Name';
export const meaning = 'Meaning';
export const verb = 'Verb';
/** What a verb is for. */
export const use = 'Use';
/** `type` is that of a field. */
export const requiredType = '{type}, required';
/** A phrase about a field, such as `at most 5`, as a sentence. */
export const fact = '{fact}.';

/* Requests on pages. */

export const exampleRequest = 'Example request';
export const exampleResponse = 'Example response';
export const response = 'Response {status}';
export const responseCopied = 'Response code copied to clipboard';
/** Of the code. */
export const language = 'Language';
export const otherLanguages = 'Other languages';
/** The first option of other languages. */
export const more = 'More';
/** `name` is that of a parameter, whose input follows. */
export const yourId = 'Your {name}';
export const usedInAll = 'Used in all samples until you close the tab.';
/** `names` are those of parameters whose values the reader entered. */
export const withYourIds = 'With your {names}';

/* Other components. */

/** The name of tabs on a Markdown page. */
export const alternatives = 'Alternatives';
/** `file` is a download that a local preview does not have. */
export const onlyInBuilds = '{file} (only in builds)';
