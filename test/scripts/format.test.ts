import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '../../package.json';
import { root } from '../../scripts/lib/paths.mjs';

const lintConfig =
  "export default [{ files: ['*.js'], rules: { 'prefer-const': 'error', 'no-undef': 'error' } }];\n";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'format-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json', '.prettierrc.json']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await writeFile(path.join(folder, '.prettierignore'), 'scripts\n');
  await writeFile(path.join(folder, 'eslint.config.mjs'), lintConfig);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});
afterAll(() => rm(folder, { recursive: true }));

const format = (text: string) => run('format', text);
const fix = (text: string) => run('fix', text);

/** Runs the script as npm does, in a folder with this file. */
async function run(
  script: 'format' | 'fix',
  text: string,
): Promise<{ readonly code: unknown; readonly output: string }> {
  await writeFile(path.join(folder, 'page.ts'), text);
  const [program = '', ...args] = manifest.scripts[script].split(' ');
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

describe('npm run fix', () => {
  beforeAll(() => fix('export const a = 1;\n'));

  it('lists the files that it fixes', async () => {
    await writeFile(path.join(folder, 'code.js'), 'let b = 1;\nexport { b };\n');
    const { code, output } = await fix('export   const a=1');
    expect(output).toBe('Fixed code.js\nFixed page.ts\n');
    expect(code).toBe(0);
    expect(await readFile(path.join(folder, 'code.js'), 'utf8')).toMatch(/^const b/);
  });

  it('says that there is nothing to fix', async () => {
    expect(await fix('export const a = 1;\n')).toEqual({ code: 0, output: 'Nothing to fix.\n' });
  });

  it('reports what it cannot fix', async () => {
    await writeFile(path.join(folder, 'code.js'), 'export const c = d;\n');
    const { code, output } = await fix('export const a = 1;\n');
    expect(output).toMatch(/'d' is not defined[^]*must be fixed manually/);
    expect(output).not.toContain('Nothing to fix');
    expect(code).toBe(1);
  });
});
