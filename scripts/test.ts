/** `npm test`, `npm run check` and others: run steps. The last line has the sums of all. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Misuse } from '../src/failure';
import { ensurePackages } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/programs';
import { withDefaultSettings } from '../src/project/environment';

/** Scripts of package.json. Those of tests are runs of Jest, which add their tests to the totals. */
const steps: Readonly<Record<string, string>> = {
  content: 'check:content',
  types: 'typecheck',
  lint: 'lint',
  format: 'format',
  unit: 'test:unit',
  scripts: 'test:scripts',
  build: 'build',
  browser: 'test:e2e',
  hosts: 'test:hosts:jest',
  exports: 'test:exports:jest',
};

const checks = ['unit', 'lint', 'types', 'format', 'content'];

/** Steps of a row run at the same time. Nothing runs after a build that failed. */
const plans: Readonly<Record<string, readonly (readonly string[])[]>> = {
  check: [checks],
  all: [checks, ['scripts'], ['build'], ['browser']],
  // The first one leaves a processor idle.
  tools: [['hosts', 'exports']],
};

export const usage = `npm test [-- STEP …]
npm run check

npm run check runs the checks that need no build. npm test runs them without caches, then the tests
of the commands, a build, and the tests in browsers. Steps: ${Object.keys(steps).join(', ')};
tools is hosts and exports at the same time.`;

interface Sums {
  readonly passed: number;
  readonly failed: number;
}

export async function run([first = 'all', ...more]: readonly string[]): Promise<void> {
  const rows = plans[first] ?? [first, ...more].map((name) => [name]);
  if (first === 'all')
    await rm(path.join(root, 'node_modules/.cache/check'), { recursive: true, force: true });
  if (rows.flat().includes('exports')) await ensurePackages('test/interop');
  const total = { passed: 0, failed: 0 };
  const failed: string[] = [];
  for (const row of rows) {
    const runNext = async (name: string) =>
      failed.includes('build') ? toSums(false) : runStep(name, row.length > 1);
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
async function runStep(name: string, isQuiet: boolean): Promise<Sums> {
  const script = steps[name];
  if (!script) throw new Misuse([name], 'a step');
  const report = path.join(root, 'reports', `${name}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  let output = '';
  const write = isQuiet ? (text: string) => (output += text) : undefined;
  const start = performance.now();
  if (!isQuiet) console.log(`\n── ${name} ──`);
  const isJest = script.startsWith('test:');
  const args = isJest ? ['--json', `--outputFile=${report}`] : [];
  const exitCode = await runScript(script, args, { env: withDefaultSettings(process.env), write });
  if (isQuiet) console.log(`\n── ${name} ──\n${output.replaceAll(/^PASS .*\n/gm, '')}`.trimEnd());
  const sums = isJest ? await readSums(report, exitCode) : toSums(exitCode === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${sums.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s).`);
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
