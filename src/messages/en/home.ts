/** Messages of home pages and their cards. */

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
export const systemStatusText = 'Check the current availability of the API.';
export const downloadExamples = 'Download the example requests';
export const downloadText = 'A Postman collection with a request for every endpoint.';
export const baseUrl = 'Base URL|Base URLs';
export const baseUrlCopied = 'Base URL copied to clipboard';
export const allBaseUrls = 'All {count} base URLs';
/** What a reader has at the end of a guide. Screen readers alone have the first word. */
export const guideResult = '<hidden>Result: </hidden>{result}';
export const allEndpoints = 'All endpoints';
export const endpointCount = '{count} endpoint|{count} endpoints';
export const webhookCount = '{count} webhook|{count} webhooks';
export const callbackCount = '{count} callback|{count} callbacks';
/** Between the three above. */
export const comma = ', ';
