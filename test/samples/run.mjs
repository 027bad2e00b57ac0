/**
 * `npm run test:samples`: compiles or interprets samples, and compares what they send with the
 * expected requests.
 */
import process from 'node:process';
import { loadSource } from '../../scripts/lib/load-source.mjs';
import { main } from '../../scripts/lib/main.mjs';
import { ensureInstalled } from '../../scripts/setup.mjs';

const usage = `npm run test:samples [-- LANGUAGE … --all --random=200 --seed=1]

Runs 60 requests as samples of the named languages, or of all languages whose toolchain is
installed. Named languages must be installed. With --all, runs all requests and random ones.`;

await main(usage, async () => {
  await ensureInstalled();
  const { runSamples } = /** @type {typeof import('./proof/run')} */ (
    loadSource('./proof/run.ts', import.meta.url)
  );
  const isPassed = await runSamples(process.argv.slice(2));
  process.exitCode = isPassed ? 0 : 1;
});
