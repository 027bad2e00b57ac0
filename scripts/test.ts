/**
 * `npm test`, `npm run check` and others: run steps, and sum them up. The last line has the totals.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/programs.mjs';
import { withDefaultSettings } from './lib/site';
import { ensurePackages } from './setup.mjs';

/** A script of package.json. */
interface Step {
  readonly title: string;
  readonly script: string;
  /** A run of Jest adds its tests to the totals, and any other counts as one. */
  readonly isJest?: boolean;
  /** Arguments of `npm run check`, which use caches. */
  readonly check?: readonly string[];
  /** A folder with packages of its own. */
  readonly packages?: string;
}

interface Sums {
  readonly passed: number;
  readonly failed: number;
}

const cache = 'node_modules/.cache/check';
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location'];

const steps: Readonly<Record<string, Step>> = {
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

const checks = ['unit', 'lint', 'types', 'format', 'content'];

/** Steps of a row run at the same time. Nothing runs after a build that failed. */
const plans: Readonly<Record<string, readonly (readonly string[])[]>> = {
  check: [checks],
  all: [checks, ['scripts'], ['build'], ['browser']],
};

export const usage = `npm test [-- STEP …]
npm run check

npm run check runs the checks that need no build. npm test runs them without caches, then the tests
of the commands, a build, and the tests in browsers. Steps: ${Object.keys(steps).join(', ')}.`;

export async function run([first = 'all', ...more]: readonly string[]): Promise<void> {
  const rows = plans[first] ?? [first, ...more].map((name) => [name]);
  const env = withDefaultSettings(process.env);
  const total = { passed: 0, failed: 0 };
  const failed: string[] = [];
  for (const row of rows) {
    const runNext = async (name: string) =>
      failed.includes('build')
        ? toSums(false)
        : runStep(name, env, { isCached: first === 'check', isQuiet: row.length > 1 });
    for (const [index, sums] of (await Promise.all(row.map(runNext))).entries()) {
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
}

/** A quiet step shows its output at the end, because others run next to it. */
async function runStep(
  name: string,
  env: NodeJS.ProcessEnv,
  { isCached, isQuiet }: { readonly isCached: boolean; readonly isQuiet: boolean },
): Promise<Sums> {
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
  let output = '';
  const write = isQuiet ? (text: string) => (output += text) : undefined;
  const start = performance.now();
  if (!isQuiet) console.log(`\n── ${title} ──`);
  const exitCode = await runScript(script, args, { env, write });
  if (isQuiet) console.log(`\n── ${title} ──\n${output.replaceAll(/^PASS .*\n/gm, '')}`.trimEnd());
  const sums = isJest ? await readSums(report, exitCode) : toSums(exitCode === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${title}: ${sums.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s).`);
  return sums;
}

function toSums(isPassed: boolean): Sums {
  return { passed: Number(isPassed), failed: Number(!isPassed) };
}

/**
 * The tests of a run of Jest. A run that fails without a failed test (a crash, no tests found) counts
 * as one failure. Every test must run, so a skipped one counts as a failure.
 */
async function readSums(file: string, exitCode: number): Promise<Sums> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text === '') return toSums(false);
  const report = JSON.parse(text) as Readonly<Record<string, number>>;
  const broken = ['numFailedTests', 'numRuntimeErrorTestSuites', 'numPendingTests', 'numTodoTests'];
  const failed = broken.reduce((total, name) => total + (report[name] ?? 0), 0);
  return {
    passed: report['numPassedTests'] ?? 0,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}
