/**
 * `npm test`, `npm run check` and others: run steps, and sum them up. The last line has the totals.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript, runScriptForOutput } from './lib/run.mjs';
import { ensureInstalled, ensurePackages } from './setup.mjs';

/**
 * A script of package.json. A run of Jest adds its tests to the totals, and any other counts as one.
 * The arguments of `check` use caches.
 * @typedef {{title: string, script: string, isJest?: boolean, check?: readonly string[], packages?: string}} Step
 * @typedef {{passed: number, failed: number}} Sums
 */

const cache = 'node_modules/.cache/check';
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location'];

/** @type {Readonly<Record<string, Step>>} */
const steps = {
  content: { title: 'Content', script: 'check:content' },
  types: {
    title: 'Type check',
    script: 'typecheck',
    check: ['--incremental', '--tsBuildInfoFile', `${cache}/types.json`],
  },
  lint: { title: 'Lint', script: 'lint', check: [...lintCache, `${cache}/lint.json`] },
  format: {
    title: 'Format',
    script: 'format',
    check: ['--cache', '--cache-location', `${cache}/format.json`],
  },
  unit: { title: 'Unit and component tests', script: 'test:unit', isJest: true },
  scripts: { title: 'Tests of the commands', script: 'test:scripts', isJest: true },
  build: { title: 'Production build', script: 'build' },
  browser: { title: 'Browser tests', script: 'test:e2e', isJest: true },
  hosts: { title: 'Web servers', script: 'test:hosts:jest', isJest: true },
  exports: {
    ...{ title: 'Exports in other tools', script: 'test:exports:jest', isJest: true },
    packages: 'test/interop',
  },
};

/**
 * Steps of a row run at the same time. Nothing runs after a build that failed.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
const plans = {
  check: [['unit', 'lint', 'types', 'format', 'content']],
  all: [['unit', 'lint', 'types', 'format', 'content'], ['scripts'], ['build'], ['browser']],
};

const usage = `npm test [-- STEP …]
npm run check

npm run check runs the checks that need no build. npm test runs them without caches, then the tests
of the commands, a build, and the tests in browsers. Steps: ${Object.keys(steps).join(', ')}.`;

await main(usage, async () => {
  const [first = 'all', ...more] = process.argv.slice(2);
  const rows = plans[first] ?? [first, ...more].map((name) => [name]);
  await ensureInstalled();
  const { withDefaultSettings } = await import('./lib/site.mjs');
  const env = withDefaultSettings(process.env);
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failed = [];
  for (const row of rows) {
    const run = async (/** @type {string} */ name) =>
      failed.includes('build')
        ? toSums(false)
        : runStep(name, env, { isCached: first === 'check', isQuiet: row.length > 1 });
    for (const [index, sums] of (await Promise.all(row.map(run))).entries()) {
      total.passed += sums.passed;
      total.failed += sums.failed;
      if (sums.failed > 0) failed.push(row[index] ?? '');
    }
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}.`);
  if (failed.includes('lint') || failed.includes('format')) {
    console.log('Run "npm run fix" to fix lint and format problems.');
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {{isCached: boolean, isQuiet: boolean}} options `isQuiet` if the output appears at the end,
 *   because others run next to it
 */
async function runStep(name, env, { isCached, isQuiet }) {
  const step = steps[name];
  if (!step) throw new Failure(`test: found ${JSON.stringify(name)}, expected the name of a step.`);
  const { title, script, isJest = false, check = [], packages } = step;
  if (packages) await ensurePackages(packages);
  const report = path.join(root, 'reports', `${name}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const args = [
    ...(isCached ? check : []),
    ...(isJest ? ['--json', `--outputFile=${report}`] : []),
  ];
  const start = performance.now();
  if (!isQuiet) console.log(`\n── ${title} ──`);
  const { exitCode, output } = isQuiet
    ? await runScriptForOutput(script, args, env)
    : { exitCode: await runScript(script, args, env), output: '' };
  if (isQuiet) console.log(`\n── ${title} ──\n${withoutReport(output)}`.trimEnd());
  const sums = isJest ? await readSums(report, exitCode) : toSums(exitCode === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${title}: ${sums.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s).`);
  return sums;
}

/** @param {boolean} isPassed */
function toSums(isPassed) {
  return { passed: Number(isPassed), failed: Number(!isPassed) };
}

/**
 * The tests of a run of Jest. A run that fails without a failed test (a crash, no tests found) counts
 * as one failure. Every test must run, so a skipped one counts as a failure.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Promise<Sums>}
 */
async function readSums(file, exitCode) {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text === '') return toSums(false);
  /** @type {unknown} */
  const parsed = JSON.parse(text);
  const report = /** @type {Readonly<Record<string, number>>} */ (parsed);
  const sum = (/** @type {readonly string[]} */ names) =>
    names.reduce((total, name) => total + (report[name] ?? 0), 0);
  const broken = ['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'];
  const failed = sum(broken);
  return {
    passed: sum(['numPassedTests']),
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}

/**
 * The output of Jest without the names of files that passed.
 * @param {string} output
 */
function withoutReport(output) {
  return output.replaceAll(/^PASS .*\n/gm, '').trim();
}
