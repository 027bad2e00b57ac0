import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json';
import { copySources } from '../support/copy-sources';
import { runScriptOf } from '../support/run-script';
import { findFreePort } from '../support/server';

/** A run of Jest whose report has these figures. */
const toReport = (figures: object) => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  const file = process.argv.at(-1).split('=')[1];
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, ${JSON.stringify(JSON.stringify(figures))});`;

const files = {
  'pass.mjs': '',
  'fail.mjs': 'process.exitCode = 2;',
  'good.mjs': toReport({ numPassedTests: 20 }),
  'bad.mjs': toReport({
    ...{ numPassedTests: 3, numFailedTests: 2, numRuntimeErrorTestSuites: 1 },
    ...{ numPendingTests: 4, numTodoTests: 1 },
  }),
  'crash.mjs': `${toReport({ numPassedTests: 5 })}\nprocess.exitCode = 1;`,
  /** A step that waits, and exits with 0 when it is stopped. */
  'step.mjs': `
    import { appendFileSync } from 'node:fs';
    const end = () => {
      appendFileSync('ends', 'end ');
      process.exit(0);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    appendFileSync('steps', 'step ');
    setTimeout(() => {}, 20_000);`,
  /** In place of what runs Docusaurus. */
  'scripts/lib/docusaurus.ts': `
    import { runPackage } from './programs';
    export const toPlaces = () => [];
    export const runDocusaurus = () => runPackage('node', ['step.mjs']);`,
};

let folder: string;
beforeAll(async () => {
  folder = await copySources();
  for (const [name, code] of Object.entries(files)) {
    await writeFile(path.join(folder, name), code);
  }
});
afterEach(() =>
  Promise.all(['steps', 'ends'].map((file) => rm(path.join(folder, file), { force: true }))),
);
afterAll(() => rm(folder, { recursive: true }));

/** Lets the scripts of the package be these commands. */
const writeScripts = (scripts: object) =>
  writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));

/** Runs steps with these programs. Resolves to the exit code and the last line. */
async function run(stubs: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const scripts = Object.entries(stubs).map(([name, program]) => [name, `node ${program}`]);
  await writeScripts(Object.fromEntries(scripts) as object);
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

describe('a signal', () => {
  beforeAll(() => {
    const scripts = Object.entries(manifest.scripts).map(([name, script]) => {
      const hasSteps = /^node scripts\/run.mjs (?!scripts\/(check-content|build))/.test(script);
      return [name, hasSteps ? script : 'node step.mjs'];
    });
    return writeScripts(Object.fromEntries(scripts) as object);
  });

  const read = (file: string) => readFile(path.join(folder, file), 'utf8');

  /** The file then has as many words. */
  async function appear(file: string, words = 1): Promise<void> {
    const count = async () => (await read(file).catch(() => '')).split(' ').length - 1;
    while ((await count()) < words) await wait(20);
  }

  /** Stops a command when its first steps run, and returns its exit code as a shell reports it. */
  async function stop(
    [command = '', ...args]: readonly string[],
    signal: 'SIGINT' | 'SIGTERM',
    steps = 1,
  ): Promise<number | null> {
    const env = { ...process.env, PORT: String(await findFreePort()) };
    const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore' });
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', (code, own) => resolve(own ? 128 + constants.signals[own] : code));
    });
    await appear('steps', steps);
    child.kill(signal);
    return ended;
  }

  it.each([
    ['test', 'SIGINT', 130, 5],
    ['test', 'SIGTERM', 143, 5],
    ['start', 'SIGTERM', 143, 1],
  ] as const)('stops scripts/%s.ts after its first steps: %s', async (name, own, code, steps) => {
    const command = [process.execPath, 'scripts/run.mjs', `scripts/${name}.ts`];
    expect(await stop(command, own, steps)).toBe(code);
    expect(await read('steps')).toBe('step '.repeat(steps));
  });

  it('of npm lets its scripts run no further steps', async () => {
    await stop(['npm', 'test', '--', 'build', 'hosts'], 'SIGTERM');
    await appear('ends');
    await wait(500);
    expect(await read('steps')).toBe('step ');
  });
});
