import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';

export interface Bundle {
  readonly code: string;
  readonly errors: readonly string[];
}

/** The bundler of the build. */
export const bundler = createRequire(require.resolve('@docusaurus/faster'))(
  '@rspack/core',
) as CurrentBundler['instance'];

/** Bundles files in a temporary folder, starting with the first one. */
export async function bundle(
  files: Readonly<Record<string, string>>,
  plugins: (folder: string) => readonly object[] = () => [],
): Promise<Bundle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  try {
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    const [entry = ''] = Object.keys(files);
    return await run(folder, path.join(folder, entry), plugins(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Run = (options: object, done: (error: Error | null, stats: Stats) => void) => void;

interface Stats {
  readonly toJson: () => { readonly errors: readonly Error[] };
}

async function run(folder: string, entry: string, plugins: readonly object[]): Promise<Bundle> {
  const output = { path: folder, filename: 'out.js', library: { type: 'commonjs2' } };
  const options = { mode: 'development', target: 'node', context: folder, devtool: false, entry };
  const stats = await new Promise<Stats>((resolve, reject) => {
    (bundler as unknown as Run)({ ...options, output, plugins }, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
  return {
    code: readFileSync(path.join(folder, output.filename), 'utf8'),
    errors: stats.toJson().errors.map(({ message }) => message),
  };
}
