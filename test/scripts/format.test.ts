import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '../../package.json';
import { root } from '../../scripts/lib/paths.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'format-'));
  for (const name of ['scripts', 'package.json', '.prettierrc.json']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the script as `npm run format` does, in a folder with this file. */
async function format(text: string): Promise<{ readonly code: unknown; readonly output: string }> {
  await writeFile(path.join(folder, 'page.ts'), text);
  const [program = '', ...args] = manifest.scripts.format.split(' ');
  const command = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
  return new Promise((resolve) => {
    execFile(command, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

describe('npm run format', () => {
  it('prints the name of an unformatted file, and the command that formats it', async () => {
    const { code, output } = await format('export   const a=1');
    expect(output).toMatch(/^page\.ts\n\n.*Run "npm run fix"/);
    expect(output).not.toContain('--write');
    expect(code).toBe(1);
  });

  it('prints why a file cannot be parsed', async () => {
    const { code, output } = await format('export const');
    expect(output).toMatch(/page\.ts: SyntaxError/);
    expect(output).not.toContain('npm run fix');
    expect(code).toBe(2);
  });

  it('prints nothing for formatted files', async () => {
    expect(await format('export const a = 1;\n')).toEqual({ code: 0, output: '' });
  });
});
