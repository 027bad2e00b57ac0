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
  command: (server) => toShell('npx', ...toArguments(server)),
  claude: (server) => toAdding('claude', server),
  codex: (server) => toAdding('codex', server),
  servers: (server) => toJson({ mcpServers: { [toKey(server)]: toProgram(server) } }),
  vscode: (server) =>
    toJson({ servers: { [toKey(server)]: { type: 'stdio', ...toProgram(server) } } }),
} as const satisfies Readonly<Record<string, (server: Server) => Setup>>;

function toAdding(assistant: string, server: Server): Setup {
  return toShell(assistant, 'mcp', 'add', toKey(server), '--', 'npx', ...toArguments(server));
}

function toArguments({ url }: Server): readonly string[] {
  return ['--yes', packageName, 'mcp', url];
}

function toProgram(server: Server) {
  return { command: 'npx', args: toArguments(server) };
}

/** The name of the server in settings, in Latin letters: those of the address, if need be. */
function toKey({ name, url }: Server): string {
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(name);
  const { hostname, pathname } = new URL(url);
  return `${toOwnSegment(isLatin ? name : hostname + pathname)}-docs`;
}

function toShell(...words: readonly string[]): Setup {
  return { code: words.join(' '), language: 'bash' };
}

function toJson(value: object): Setup {
  return { code: JSON.stringify(value, null, 2), language: 'json' };
}
