/**
 * Starts a command. An old Node must be able to read this file, which tells its version, so it has no
 * newer syntax, and imports the rest later.
 */
import { createRequire } from 'module';
import process from 'process';

/** @typedef {{engines: {node: string}, dependencies: object}} Manifest */
/** @type {unknown} */
const manifest = createRequire(import.meta.url)('../../package.json');
const { engines, dependencies } = /** @type {Manifest} */ (manifest);
const least = engines.node.replace('>=', '');

/**
 * Runs a function of `command.ts`, after a preparation, with the arguments of the process.
 * @param {'runCommand' | 'runNamed'} name
 * @param {() => Promise<void>} [prepare]
 */
export async function start(name, prepare) {
  const { node } = process.versions;
  if (node.localeCompare(least, 'en', { numeric: true }) < 0) {
    console.error(
      `\nNode ${node} is too old. This project requires Node ${least} or newer. Install a current ` +
        'version from https://nodejs.org and try again.',
    );
    process.exitCode = 1;
    return;
  }
  if (prepare) await prepare();
  // Node loads packages itself. The loader of TypeScript would compile those that are ES modules.
  process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));
  const { default: jiti } = await import('jiti');
  /** @type {unknown} */
  const loaded = jiti(import.meta.url)('./command');
  const commands = /** @type {import('./command')} */ (loaded);
  const [first = '', ...args] = process.argv.slice(2);
  await commands[name](first, args);
}
