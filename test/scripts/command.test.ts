import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isInstalled } from '../../scripts/lib/install.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { copySources } from '../support/copy-sources';

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

/** Runs a command in a folder. It fails, without a stack trace. */
function fail(
  cwd: string,
  command: string,
  env: Readonly<Record<string, string>> = {},
  ...args: readonly string[]
): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', `scripts/${command}.ts`, ...args],
    { cwd, encoding: 'utf8', env: { ...process.env, INIT_CWD: cwd, ...env } },
  );
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  return stdout + stderr;
}

it('a clone without packages installs them before a build', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clone-'));
  for (const file of ['scripts', 'package.json', 'package-lock.json']) {
    await cp(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  const npm = path.join(folder, 'npm-cli.js');
  await writeFile(npm, 'console.log("npm", ...process.argv.slice(2)); process.exitCode = 1;');
  const output = fail(folder, 'build', { npm_execpath: npm });
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

  it('names an invalid setting', () => {
    expect(fail(site, 'build', { SITE_URL: 'nowhere' })).toContain('SITE_URL: found "nowhere"');
  });

  it('leaves no build that can be released if a build fails', async () => {
    const health = path.join(site, 'build/healthz');
    await mkdir(path.dirname(health), { recursive: true });
    await writeFile(health, '{"version":"1.0.0","release":"0123456789ab"}');
    fail(site, 'build', { SITE_URL: 'nowhere' });
    expect(existsSync(health)).toBe(false);
  });

  it('starts no language that the portal does not have', () => {
    const output = fail(site, 'start', {}, '--locale=xx');
    expect(output).toContain('--locale: found "xx", expected one of "en", "de", as in "locales".');
  });

  it('accepts no arguments for a build, whose usage it shows, and none that npm took for the server', () => {
    const output = fail(site, 'build', {}, '--out-dir', '/x');
    expect(output).toMatch(/expected no arguments\.\n\nnpm run build\n/);
    const taken = { npm_config_host: 'true', npm_lifecycle_event: 'start' };
    expect(fail(site, 'start', taken, '0.0.0.0')).toContain('npm run start -- --host 0.0.0.0\n');
  });
});
