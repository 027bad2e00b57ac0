/** The routes of the exports of a version, below its own route. */
export const exportRoutes = {
  openApiJson: '/openapi.json',
  openApiYaml: '/openapi.yaml',
  requests: '/requests.http',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
} as const;

/** The list of APIs (RFC 9727), which exists once for all versions. */
export const apiCatalogRoute = '/.well-known/api-catalog';
