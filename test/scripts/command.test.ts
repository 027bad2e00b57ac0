import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isInstalled } from '../../scripts/lib/install.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { copySources } from '../support/copy-sources';
import { runProgram } from '../support/run-script';

const a = { version: '1.0.0', integrity: 'sha512-a' };

it.each([
  ['are those of the lockfile', { 'node_modules/a': a }, true],
  ['lack one', {}, false],
  ['have another version', { 'node_modules/a': { ...a, version: '1.0.1' } }, false],
  ['have other content', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, false],
  ['have one more', { 'node_modules/a': a, 'node_modules/b': a }, false],
])('packages that %s', (_, packages, expected) => {
  expect(isInstalled({ packages: { '': {}, 'node_modules/a': a } }, { packages })).toBe(expected);
});

it('optional packages can be missing, because they are for other systems', () => {
  const optional = { packages: { '': {}, 'node_modules/a': { ...a, optional: true } } };
  expect(isInstalled(optional, { packages: {} })).toBe(true);
});

/** Runs a command in a folder. It fails, without a stack trace. Resolves to its output. */
async function fail(folder: string, words: string, more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, INIT_CWD: folder, ...more };
  const args = ['scripts/run.mjs', ...words.split(' ')];
  const { code, output } = await runProgram(args, { cwd: folder, env });
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  return output;
}

it('a clone without packages installs them before a build', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clone-'));
  for (const file of ['scripts', 'package.json', 'package-lock.json']) {
    await cp(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  const npm = path.join(folder, 'npm-cli.js');
  await writeFile(npm, 'console.log("npm", ...process.argv.slice(2)); process.exitCode = 1;');
  const output = await fail(folder, 'scripts/build.ts', { npm_execpath: npm });
  expect(output).toMatch(/^npm ci /m);
  expect(output).toContain('npm ci failed (exit code 1)');
  await rm(folder, { recursive: true });
});

describe('a copy of the portal', () => {
  let site: string;
  beforeAll(async () => {
    site = await copySources();
  });
  afterAll(() => rm(site, { recursive: true }));

  it('names an invalid setting, and leaves no build that can be released', async () => {
    const health = path.join(site, 'build/healthz');
    await mkdir(path.dirname(health), { recursive: true });
    await writeFile(health, '{"version":"1.0.0","release":"0123456789ab"}');
    const output = await fail(site, 'scripts/build.ts', { SITE_URL: 'nowhere' });
    expect(output).toContain('SITE_URL: found "nowhere"');
    expect(existsSync(health)).toBe(false);
  });

  const taken = { npm_config_host: 'true', npm_lifecycle_event: 'start' };
  it.each([
    [
      'start.ts --locale=xx',
      {},
      '--locale: found "xx", expected one of "en", "de", as in "locales".',
    ],
    ['build.ts --out-dir /x', {}, 'expected no arguments.\n\nnpm run build\n'],
    ['start.ts 0.0.0.0', taken, 'npm run start -- --host 0.0.0.0\n'],
  ])('refuses the arguments of %s, and says what is possible', async (words, env, expected) => {
    expect(await fail(site, `scripts/${words}`, env)).toContain(expected);
  });
});
