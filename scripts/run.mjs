/**
 * `node scripts/run.mjs scripts/build.ts …`: runs a command. An old Node must be able to read this
 * file, which tells its version, so it has no newer syntax, and imports the rest later.
 */
import { createRequire } from 'module';
import process from 'process';

/** @type {unknown} */
const manifest = createRequire(import.meta.url)('../package.json');
const { engines } = /** @type {{engines: {node: string}}} */ (manifest);
const least = engines.node.replace('>=', '');
const { node } = process.versions;

if (node.localeCompare(least, 'en', { numeric: true }) < 0) {
  console.error(
    `\nNode ${node} is too old. This project requires Node ${least} or newer. Install a current ` +
      'version from https://nodejs.org and try again.',
  );
  process.exitCode = 1;
} else {
  void run();
}

async function run() {
  const { ensurePackages } = await import('./lib/install.mjs');
  await ensurePackages('.');
  const { default: jiti } = await import('jiti');
  /** @type {unknown} */
  const command = jiti(import.meta.url)('./lib/command');
  const { runCommand } = /** @type {import('./lib/command')} */ (command);
  const [file = '', ...args] = process.argv.slice(2);
  await runCommand(file, args);
}
