import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import manifest from '../../package.json';
import { copySources } from '../support/copy-sources';
import { runScriptOf } from '../support/run-script';

/** A run of Jest whose report has these figures. */
const toReport = (figures: object) => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  const file = process.argv.at(-1).split('=')[1];
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, ${JSON.stringify(JSON.stringify(figures))});`;

const programs = {
  'pass.mjs': '',
  'fail.mjs': 'process.exitCode = 2;',
  'good.mjs': toReport({ numPassedTests: 20 }),
  'bad.mjs': toReport({
    ...{ numPassedTests: 3, numFailedTests: 2, numRuntimeErrorTestSuites: 1 },
    ...{ numPendingTests: 4, numTodoTests: 1 },
  }),
  'crash.mjs': `${toReport({ numPassedTests: 5 })}\nprocess.exitCode = 1;`,
};

let folder: string;
beforeAll(async () => {
  folder = await copySources();
  for (const [name, code] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), code);
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs steps with these programs. Resolves to the exit code and the last line. */
async function run(stubs: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const scripts = Object.entries(stubs).map(([name, program]) => [name, `node ${program}`]);
  const text = JSON.stringify({ ...manifest, scripts: Object.fromEntries(scripts) as object });
  await writeFile(path.join(folder, 'package.json'), text);
  const { code, output } = await runScriptOf(folder, folder, 'test.ts', ...args);
  return [code, output.trim().split('\n').at(-1)];
}

it.each([
  ['a step counts as one', { typecheck: 'pass.mjs' }, ['types'], [0, '1 passed, 0 failed']],
  ['a step can fail', { typecheck: 'fail.mjs' }, ['types'], [1, '0 passed, 1 failed']],
  [
    'the tests of all runs are added up',
    { typecheck: 'pass.mjs', 'test:unit': 'good.mjs' },
    ['types', 'unit'],
    [0, '21 passed, 0 failed'],
  ],
  [
    'failed tests, broken files, skipped and planned tests are failures',
    { 'test:unit': 'bad.mjs' },
    ['unit'],
    [1, '3 passed, 8 failed'],
  ],
  ['a crash is a failure', { 'test:unit': 'crash.mjs' }, ['unit'], [1, '5 passed, 1 failed']],
  ['a missing report is one', { 'test:unit': 'pass.mjs' }, ['unit'], [1, '0 passed, 1 failed']],
  [
    'nothing runs after a failed build',
    { build: 'fail.mjs', 'test:e2e': 'good.mjs' },
    ['build', 'browser'],
    [1, '0 passed, 2 failed'],
  ],
] as const)('in npm test, %s', async (_, stubs, steps, outcome) => {
  expect(await run(stubs, ...steps)).toEqual(outcome);
});
