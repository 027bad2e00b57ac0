/**
 * `npm run test:samples [-- language … --random=200 --seed=1]`: compiles or interprets the samples
 * of all installed languages, and compares what they send with the expected requests. Named
 * languages must be installed.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Failure, main } from './lib/main.mjs';
import { sumUp } from './lib/sum-up.mjs';
import { ensureInstalled } from './setup.mjs';

/**
 * @typedef {import('../src/samples').LanguageId} LanguageId
 * @typedef {import('./lib/sum-up.mjs').Sums} Sums
 */

const usage = `npm run test:samples [-- LANGUAGE … --random=200 --seed=1]

Runs the samples of the named languages, or of all languages whose toolchain is installed.`;

await main(usage, async () => {
  await ensureInstalled();
  const { languageIds, languages, buildProofRequests } = await import('./samples/portal.mjs');
  const { runners } = await import('./samples/runners/index.mjs');
  const { prove } = await import('./samples/prove.mjs');
  const { startServer } = await import('./samples/server.mjs');

  const { named, random } = await readArguments();
  const requests = buildProofRequests(random);
  console.log(
    `${requests.length} requests, ${random.count} random ones with --seed=${random.seed}`,
  );

  const server = await startServer();
  /** @type {Sums[]} */
  const sums = [];
  for (const id of named.length > 0 ? named : languageIds) {
    const start = performance.now();
    const toolchain = await runners[id].find();
    if (!toolchain.found) {
      console.log(`\n── ${languages[id].label} ── SKIPPED: ${toolchain.reason}`);
      const isNeeded = named.includes(id);
      sums.push({ passed: 0, failed: Number(isNeeded), skipped: isNeeded ? 0 : requests.length });
      continue;
    }
    console.log(`\n── ${languages[id].label} ── ${toolchain.version}`);
    const outcomes = await prove(id, requests, server);
    const sum = report(outcomes);
    sums.push(sum);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${languages[id].label}: ${sum.passed} passed, ${sum.failed} failed (${seconds} s)`,
    );
  }
  await server.close();

  const { line, ok } = sumUp(sums.map((one) => ({ kind: 'sums', ...one })));
  console.log(`\n${line}`);
  process.exitCode = ok ? 0 : 1;
});

async function readArguments() {
  const { findLanguage } = await import('./samples/portal.mjs');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      random: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    },
  });
  const named = positionals.map((text) => {
    const id = findLanguage(text);
    if (!id) throw new Failure(`There are no samples in ${JSON.stringify(text)}.`);
    return id;
  });
  return { named, random: { count: Number(values.random), seed: Number(values.seed) } };
}

/**
 * @param {readonly import('./samples/prove.mjs').Outcome[]} outcomes
 * @returns {Sums}
 */
function report(outcomes) {
  const failed = outcomes.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of failed) console.log(`✗ ${name}\n  ${problems.join('\n  ')}`);
  return { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0 };
}
