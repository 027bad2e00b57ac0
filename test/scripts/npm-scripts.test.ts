import { execFile } from 'node:child_process';
import manifest from '../../package.json';
import { root } from '../../scripts/lib/paths.mjs';

/** Starts a script of `package.json` as `npm run check` and `npm test` start their steps. */
const start = (name: string): Promise<{ readonly code: unknown; readonly output: string }> =>
  new Promise((resolve) => {
    const code = `
      import { runScript } from './scripts/lib/run.mjs';
      process.exitCode = await runScript(${JSON.stringify(name)}, ['--help']);`;
    const options = { cwd: root, timeout: 30_000 };
    const args = ['--input-type=module', '--eval', code];
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });

describe('the scripts of package.json', () => {
  it.each(Object.keys(manifest.scripts))('can be started: %s', async (name) => {
    const { code, output } = await start(name);
    expect(output).not.toMatch(/could not be started|^ {4}at /m);
    expect(output).not.toBe('');
    expect(code).toBe(0);
  });
});
