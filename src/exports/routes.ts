/** The routes of the exports of a version, below its own route. */
export const exportRoutes = {
  openApiJson: '/openapi.json',
  openApiYaml: '/openapi.yaml',
  requests: '/requests.http',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
} as const;
