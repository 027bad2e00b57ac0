/**
 * `node scripts/run.mjs scripts/build.ts …`: installs, then runs a command. Commands are TypeScript
 * with a usage and a function. Until this script has installed the packages, it needs only Node.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { ensureInstalled } from './setup.mjs';

/** @typedef {{usage: string, run: (args: string[]) => void | Promise<void>}} Command */

const [file = '', ...args] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  /** @type {unknown} */
  const createJiti = createRequire(import.meta.url)('jiti');
  const source = path.join(root, file);
  /** @type {unknown} */
  const loaded = /** @type {typeof import('jiti').default} */ (createJiti)(source)(source);
  const { usage, run } = /** @type {Command} */ (loaded);
  if (args.includes('--help')) console.log(usage);
  else await run(args);
});
