/** `npm run check`: what can be checked without a build; names every check that failed. */
import { Failure, main } from './lib/main.mjs';
import { runScript } from './lib/run.mjs';
import { ensureInstalled } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  /** @type {string[]} */
  const failed = [];
  for (const script of ['check:content', 'typecheck', 'lint', 'format', 'test:unit']) {
    if ((await runScript(script)) !== 0) failed.push(script);
  }
  if (failed.length > 0) {
    throw new Failure(
      `Failed: ${failed.join(', ')}. "npm run fix" mends lint and format where it can.`,
    );
  }
  console.log('\nAll checks passed.');
});
