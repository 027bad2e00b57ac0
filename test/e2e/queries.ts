/** Queries, and the page that must come first in both searches. */
export const queries: readonly (readonly [query: string, page: string])[] = [
  // Titles
  ['authentication', '/docs/authentication'],
  ['errors', '/docs/errors'],
  ['changelog', '/changelog'],
  ['token', '/docs/authentication/generate-token'],
  ['batch', '/endpoints/batch'],
  ['marketing', '/docs/campaigns/get-marketing-assets'],
  // Hyphens and spaces, words in any order
  ['pre-release', '/docs/campaigns/create-prerelease-link'],
  ['create link', '/docs/campaigns/create-campaign-link'],
  // Paths
  ['prerelease', '/docs/campaigns/create-prerelease-link'],
  ['campaigns/boards/{boardId}/batches', '/docs/batch/batch-identifiers'],
  ['https://api.example.com/campaigns/boards/7b0e/links/91c6', '/docs/campaigns/get-campaign-link'],
  ['DELETE /campaigns/boards/1/links/2', '/docs/campaigns/delete-campaign-link'],
  // Parameters and fields of responses
  ['locales.mediaServices.sortOrder', '/docs/campaigns/create-campaign-link'],
  ['sort', '/docs/campaigns/get-campaign-links'],
  ['rescanOptions.metadata', '/docs/campaigns/rescan-campaign-links'],
  ['client_secret', '/docs/authentication/generate-token'],
  ['mediaServices.matchScore', '/docs/campaigns/get-campaign-link'],
  // One typo
  ['affilate', '/docs/campaigns/get-link-affiliate-programs'],
  ['pre-relase', '/docs/campaigns/create-prerelease-link'],
  ['sortOder', '/docs/campaigns/create-campaign-link'],
];

/** Queries that only the text of a page answers, on the page `/search`. */
export const textQueries: typeof queries = [
  ['415', '/docs/errors'],
  ['client credentials', '/docs/authentication'],
  ['unsupported media', '/docs/errors'],
];
