import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a clone without packages', () => {
  it('installs them before a build', () => {
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(path.join(root, file), path.join(folder, file));
    }
    const npm = path.join(folder, 'npm-cli.js');
    writeFileSync(npm, 'console.log("npm", ...process.argv.slice(2)); process.exitCode = 1;');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'scripts/build.ts'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, npm_execpath: npm },
      },
    );
    expect(stdout).toContain('npm ci');
    expect(stderr).toContain('npm ci failed (exit code 1)');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('a build with an invalid setting', () => {
  it('names the setting, without a stack trace', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'scripts/build.ts'],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, SITE_URL: 'nowhere' },
      },
    );
    expect(stderr).toContain('SITE_URL: found "nowhere"');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
});
