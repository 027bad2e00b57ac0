import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { load } from './condition';

type Bundler = (options: object, done: (error: Error | null) => void) => void;

/** What the code of the bundler says when it runs into a page that is not there. */
export async function readMissingModuleError(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'missing-'));
  try {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, "module.exports = () => require('@site/docs/gone.mdx');");
    const code = await bundle(folder, entry);
    const sandbox = { module: { exports: {} as () => void } };
    vm.runInNewContext(code, sandbox);
    sandbox.module.exports();
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(folder, { recursive: true });
  }
  return 'nothing';
}

function bundle(folder: string, entry: string): Promise<string> {
  const output = { path: folder, filename: 'out.js', library: { type: 'commonjs2' } };
  const { rspack } = load('@rspack/core/dist/index.js') as { rspack: Bundler };
  return new Promise((resolve, reject) => {
    const options = { target: 'node', context: folder, devtool: false, entry, output };
    rspack({ mode: 'development', ...options }, (error) => {
      if (error) reject(error);
      else resolve(readFileSync(path.join(folder, output.filename), 'utf8'));
    });
  });
}
