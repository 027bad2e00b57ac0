/** `npm test`: runs all checks. The last line has the totals. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readJson } from './lib/json.mjs';
import { main } from './lib/main.mjs';
import { runScript, runScriptForOutput } from './lib/run.mjs';
import { root } from './lib/paths.mjs';
import { sumUp } from './lib/sum-up.mjs';
import { ensureInstalled } from './setup.mjs';

/**
 * @typedef {import('./lib/sum-up.mjs').Outcome} Outcome
 * @typedef {import('./lib/sum-up.mjs').JestReport} JestReport
 */

const reports = path.join(root, 'reports');

const usage = `npm test

Runs all checks. The last line has the totals.`;

await main(usage, async () => {
  await ensureInstalled();
  await mkdir(reports, { recursive: true });
  const { withDefaultSettings } = await import('./lib/site.mjs');
  const env = withDefaultSettings(process.env);

  // The linter takes longer than the other two together, and uses a single core.
  const [others, lint] = await Promise.all([
    runTypesAndFormat(env),
    runScriptForOutput('lint', [], env),
  ]);
  const checks = [
    ...others,
    showStep('Lint', lint),
    await runJest('Unit and component tests', 'test:unit', env),
    await runJest('Tests of the commands', 'test:scripts', env),
  ];
  const build = await runStep('Production build', 'build', env);
  const browserTests = build.passed
    ? await runJest('Browser tests', 'test:e2e', env)
    : skipBrowserTests();

  const { line, ok } = sumUp([...checks, build, browserTests]);
  console.log(`\n${line}`);
  process.exitCode = ok ? 0 : 1;
});

/** @param {NodeJS.ProcessEnv} env */
async function runTypesAndFormat(env) {
  const types = await runStep('Type check', 'typecheck', env);
  return [types, await runStep('Format', 'format', env)];
}

/**
 * @param {string} title
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
async function runStep(title, script, env) {
  console.log(`\n── ${title} ──`);
  return toOutcome(title, await runScript(script, [], env));
}

/**
 * Shows a step that ran next to others.
 * @param {string} title
 * @param {{exitCode: number, output: string}} ended
 */
function showStep(title, { exitCode, output }) {
  console.log(`\n── ${title} ──\n${output.trim()}`.trimEnd());
  return toOutcome(title, exitCode);
}

/**
 * @param {string} title
 * @param {number} exitCode
 */
function toOutcome(title, exitCode) {
  const passed = exitCode === 0;
  console.log(passed ? `${title}: passed.` : `${title}: FAILED.`);
  return /** @type {const} */ ({ kind: 'step', passed });
}

/**
 * @param {string} title
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
async function runJest(title, script, env) {
  console.log(`\n── ${title} ──`);
  const file = path.join(reports, `${script.replace(':', '-')}.json`);
  await rm(file, { force: true });
  const exitCode = await runScript(script, ['--json', `--outputFile=${file}`], env);
  const report = /** @type {JestReport | null} */ (await readJson(file).catch(() => null));
  if (report === null) console.log(`${title}: FAILED, the runner wrote no report.`);
  return { kind: 'jest', exitCode, report };
}

/** @returns {Outcome} */
function skipBrowserTests() {
  console.log('\n── Browser tests ──\nBrowser tests: FAILED, there is no build to test.');
  return { kind: 'step', passed: false };
}
