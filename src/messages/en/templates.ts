/**
 * Messages of the pages that each API with a document has (`src/load/templates`), in Markdown. For Node.
 * `llms`, `openApi` and `index` are links to files.
 */

export const home = 'Home';
/** For search engines. */
export const homeTitle = 'API documentation';
export const homeText = 'The endpoints of the API, and how to use it.';
export const introduction = 'Introduction';
export const introductionText = 'What the API is, its version, its servers, and whom to ask.';
export const authentication = 'Authentication';
export const authenticationText =
  'The ways to authenticate, and where each request has its credentials.';
export const errors = 'Errors';
export const errorsText = 'The error responses of all endpoints, by status.';
export const search = 'Search';
export const searchText = 'Full-text search of the documentation.';

/* The pages around several APIs. */

export const wholeText = 'The APIs of this portal, with their endpoints, guides and versions.';

/* The page with downloads. */

export const downloads = 'Downloads';
export const downloadsText =
  'The API as OpenAPI, example requests for your editor and for Postman, and all pages as Markdown.';
export const ownTools =
  'Use the API in your own tools. All files belong to the version of the documentation that you are reading.';
export const file = 'File';
export const content = 'Content';
export const openApiJson =
  'The API in OpenAPI 3.1, for code generators, mock servers and API clients.';
export const openApiYaml = 'The same in YAML.';
export const requests = 'A request for every endpoint, for your editor.';
export const postman = 'A request for every endpoint, for Postman, with an environment per server.';
export const list = 'A list of all pages, for language models.';
export const text = 'The text of all pages in one file.';
export const generateTypes = 'Generate TypeScript types';
export const typesText =
  '[openapi-typescript](https://openapi-ts.dev/) generates types for all requests and responses:';
export const mock = 'Mock the API';
export const mockText =
  '[Prism](https://stoplight.io/open-source/prism) answers requests with the examples of the document:';
export const markdown = 'Pages as Markdown';
export const markdownText =
  'Every page is also available as Markdown: add `.md` to its URL. The home page is {index}.';
export const seeAgents =
  'To add the MCP server of this documentation to your assistant, see [AI assistants](./agents.mdx).';

/* The page for AI assistants. */

export const agents = 'AI assistants';
export const agentsText =
  'This documentation for assistants and coding agents, as files and as an MCP server.';
export const agentsCan =
  'Assistants and coding agents can read this documentation as files, or ask its MCP server.';
export const files = 'Files';
export const filesText =
  'Every page is also available as Markdown: add `.md` to its URL. {llms} lists all pages, and {openApi} describes the API in OpenAPI 3.1. Add this line to a prompt, and the assistant finds what it needs:';
export const server = 'MCP server';
export const serverText =
  'The server gives an assistant tools. It runs on your computer, needs [Node.js](https://nodejs.org/) 20.19 or newer, reads only files of this site, and sends nothing to the API.';
export const tool = 'Tool';
export const whatItDoes = 'What it does';
export const searchTool = 'Finds pages and endpoints by words.';
export const readPage = 'Returns a page as Markdown.';
export const getOperation =
  'Returns the facts of an endpoint: parameters with types and limits, body, responses.';
export const buildRequest =
  'Builds the exact request from values, with code in any language, and says what is missing or invalid.';
export const listChanges = 'Lists what changed between versions, breaking changes first.';
export const desktop = 'Claude Desktop and Cursor';
export const desktopText =
  'Add the server to `claude_desktop_config.json`, which _Settings_ > _Developer_ > _Edit Config_ opens, or to `.cursor/mcp.json` in your project:';
export const vscodeText = 'Add the server to `.vscode/mcp.json` in your project:';
export const otherAssistants = 'Other assistants';
export const otherAssistantsText = 'The server uses standard input and output. Its command is:';
export const ofVersion =
  'With `--version` and a version at its end, such as `--version 1.0`, tools read that version of the documentation.';
