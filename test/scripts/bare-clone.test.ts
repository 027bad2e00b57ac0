import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

const scripts = readdirSync(path.join(root, 'scripts')).filter((name) => name.endsWith('.mjs'));

describe('a clone without packages', () => {
  it.each(scripts)('can load %s, which installs them', (name) => {
    const { stderr } = spawnSync(process.execPath, [`scripts/${name}`, '--help'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND');
  });
});
