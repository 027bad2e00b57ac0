/** How assistants start the server of a portal, in the format of each. */
import { toOwnSegment } from '../openapi/names';

/** The name of the package, whose program is the server. */
export const packageName = 'lectern';

export interface Setup {
  readonly code: string;
  readonly language: 'bash' | 'json' | 'text';
}

interface Server {
  /** The name of the portal. */
  readonly name: string;
  /** Its address, with the base URL. */
  readonly url: string;
}

/** By the name of the format. */
export const setups = {
  prompt: ({ url }) => ({
    code: `Read ${url}llms.txt and the pages that it lists before you call the API.`,
    language: 'text',
  }),
  command: ({ url }) => toShell('npx', ...toArguments(url)),
  claude: ({ name, url }) =>
    toShell('claude', 'mcp', 'add', toKey(name), '--', 'npx', ...toArguments(url)),
  codex: ({ name, url }) =>
    toShell('codex', 'mcp', 'add', toKey(name), '--', 'npx', ...toArguments(url)),
  servers: ({ name, url }) => toJson({ mcpServers: { [toKey(name)]: toProgram(url) } }),
  vscode: ({ name, url }) =>
    toJson({ servers: { [toKey(name)]: { type: 'stdio', ...toProgram(url) } } }),
} as const satisfies Readonly<Record<string, (server: Server) => Setup>>;

function toArguments(url: string): readonly string[] {
  return ['--yes', packageName, 'mcp', url];
}

function toProgram(url: string) {
  return { command: 'npx', args: toArguments(url) };
}

/** The name of the server in settings. */
function toKey(name: string): string {
  return `${toOwnSegment(name)}-docs`;
}

function toShell(...words: readonly string[]): Setup {
  return { code: words.join(' '), language: 'bash' };
}

function toJson(value: object): Setup {
  return { code: JSON.stringify(value, null, 2), language: 'json' };
}
