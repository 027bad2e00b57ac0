import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copySources } from '../support/copy-sources';
import { isInstalled } from '../../scripts/setup.mjs';

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

describe('setup in a folder whose node_modules is a link to the packages of another one', () => {
  let packages: string;
  let site: string;
  beforeAll(async () => {
    packages = await mkdtemp(path.join(os.tmpdir(), 'packages-'));
    await writeFile(path.join(packages, '.package-lock.json'), '{ "packages": {} }');
    site = await copySources();
    await rm(path.join(site, 'node_modules'));
    await symlink(packages, path.join(site, 'node_modules'), 'junction');
  });
  afterAll(() => Promise.all([packages, site].map((folder) => rm(folder, { recursive: true }))));

  it('installs nothing', async () => {
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
      const script = path.join(site, 'scripts/run.mjs');
      execFile(process.execPath, [script, 'scripts/build.ts'], (error, stdout, stderr) =>
        resolve({ code: error?.code, output: stdout + stderr }),
      );
    });
    expect(output).toContain('node_modules is a link to packages that differ');
    expect(code).toBe(1);
    expect(await readdir(packages)).toEqual(['.package-lock.json']);
  });
});
