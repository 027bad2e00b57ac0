import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json';
import { findFreePort } from '../support/server';
import { copySources } from '../support/copy-sources';

/** A step that waits, and exits with 0 when it is stopped. */
const step = `
  import { appendFileSync } from 'node:fs';
  const end = () => {
    appendFileSync('ends', 'end ');
    process.exit(0);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  appendFileSync('steps', 'step ');
  setTimeout(() => {}, 20_000);
`;

/** In place of what runs Docusaurus. */
const runner = `
  import { runPackage } from './programs';
  export const toPlaces = () => [];
  export const runDocusaurus = () => runPackage('node', ['step.mjs']);
`;

let folder: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await copySources();
  const scripts = Object.entries(manifest.scripts).map(([name, script]) => {
    const hasSteps = /^node scripts\/run.mjs (?!scripts\/(check-content|build))/.test(script);
    return [name, hasSteps ? script : 'node step.mjs'];
  });
  const stubs = { ...manifest, scripts: Object.fromEntries(scripts) as object };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(stubs));
  await writeFile(path.join(folder, 'step.mjs'), step);
  await writeFile(path.join(folder, 'scripts/lib/docusaurus.ts'), runner);
  environment = { ...process.env, PORT: String(await findFreePort()) };
});
afterEach(() =>
  Promise.all(['steps', 'ends'].map((file) => rm(path.join(folder, file), { force: true }))),
);
afterAll(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

/** The file then has as many words. */
async function appear(file: string, words = 1): Promise<void> {
  const count = async () => (await read(file).catch(() => '')).split(' ').length - 1;
  while ((await count()) < words) await wait(20);
}

/**
 * Starts a command, stops it when its first steps run, and returns its exit code as a shell reports
 * it.
 */
async function stop(
  [command = '', ...args]: readonly string[],
  signal: 'SIGINT' | 'SIGTERM',
  steps = 1,
): Promise<number | null> {
  const child = spawn(command, args, { cwd: folder, env: environment, stdio: 'ignore' });
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
] as const)(
  'scripts/%s.ts stops after its first steps with %s',
  async (name, signal, code, steps) => {
    const command = [process.execPath, 'scripts/run.mjs', `scripts/${name}.ts`];
    expect(await stop(command, signal, steps)).toBe(code);
    expect(await read('steps')).toBe('step '.repeat(steps));
  },
);

it('npm scripts run no further steps when npm is stopped', async () => {
  await stop(['npm', 'test', '--', 'build', 'hosts'], 'SIGTERM');
  await appear('ends');
  await wait(500);
  expect(await read('steps')).toBe('step ');
});
