import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copySources } from '../../scripts/lib/site-copy.mjs';

/** A folder with packages that another copy of the project installed. */
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

it('setup installs nothing if node_modules is a link to the packages of another folder', async () => {
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    const script = path.join(site, 'scripts/setup.mjs');
    execFile(process.execPath, [script], (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(output).toContain('node_modules is a link to packages that differ');
  expect(code).toBe(1);
  expect(await readdir(packages)).toEqual(['.package-lock.json']);
});
