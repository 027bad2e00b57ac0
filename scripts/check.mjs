/** `npm run check`: runs the checks that take a few minutes at most, and lists those that failed. */
import { Failure, main } from './lib/main.mjs';
import { runScript } from './lib/run.mjs';
import { ensureInstalled } from './setup.mjs';

const cache = 'node_modules/.cache/check';

/** Scripts of `package.json` with their arguments. `npm test` runs them without a cache. */
const steps = /** @type {const} */ ([
  ['check:content'],
  ['typecheck', '--incremental', '--tsBuildInfoFile', `${cache}/types.json`],
  ['lint', '--cache', '--cache-strategy', 'content', '--cache-location', `${cache}/lint.json`],
  ['format', '--cache', '--cache-location', `${cache}/format.json`],
  ['test:unit'],
]);

const usage = `npm run check

Runs the checks that need no build: content, types, lint, format and unit tests. npm test runs the
tests of the commands too, and those in browsers.`;

await main(usage, async () => {
  await ensureInstalled();
  /** @type {string[]} */
  const failed = [];
  for (const [script, ...args] of steps) {
    if ((await runScript(script, args)) !== 0) failed.push(script);
  }
  if (failed.length > 0) {
    throw new Failure(
      `Failed: ${failed.join(', ')}. Run "npm run fix" to fix lint and format problems.`,
    );
  }
  console.log('\nAll checks passed.');
});
