/** How people call commands: with npm in a clone of the portal, or with the program of the package. */
import path from 'node:path';
import manifest from '../../package.json';

export type CommandName =
  | ('start' | 'build' | 'serve' | 'check' | 'compare' | 'new' | 'cut' | 'remove' | 'release')
  | ('init' | 'mcp' | 'translate');

/** Scripts of npm that do not have the name of the command. */
const scripts: Partial<Readonly<Record<CommandName, string>>> = {
  start: 'start',
  check: 'run check:content',
  cut: 'run version:cut',
  remove: 'run version:remove',
  // Its output is only for programs.
  mcp: 'run --silent mcp',
};

export const isInstalled = __dirname.split(path.sep).includes('node_modules');

/** How to write pages. */
export const manual = `${isInstalled ? `node_modules/${manifest.name}/` : ''}docs/writing.mdx`;

/** A line for a shell, such as `npm run version:cut -- 1.0` or `npx lectern cut 1.0`. */
export function toCommandLine(command: CommandName, ...args: readonly string[]): string {
  if (isInstalled) return ['npx', manifest.name, command, ...args].join(' ');
  const script = scripts[command] ?? `run ${command}`;
  return ['npm', script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}
