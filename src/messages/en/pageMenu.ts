/** Messages of the menu of a page. */

export const onlyInBuilds = 'Only builds have pages as Markdown.';
export const copyAsOpenApi = 'Copy as OpenAPI';
export const copyLink = 'Copy link to this request';
/** An assistant, such as ChatGPT. */
export const openIn = 'Open in {name}';
export const addMcpServer = 'Add MCP server';
export const tooMuchForLink = 'The form contains too much for a link.';
export const linkCopied = 'Link copied to clipboard';
export const linkCopiedWithoutSecrets =
  'Link copied to clipboard. It does not contain your secrets.';
export const linkCopiedOfEmptyForm = 'Link copied to clipboard. It is for an empty form.';
export const openApiDocument = 'OpenAPI document';
export const viewAsMarkdown = 'View as Markdown';
