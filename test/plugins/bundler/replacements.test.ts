import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { replaceModules } from '../../../plugins/bundler/replacements';

/** The bundler of the build. */
const instance = createRequire(require.resolve('@docusaurus/faster'))(
  '@rspack/core',
) as CurrentBundler['instance'];

type Run = (options: object, done: (error: Error | null, stats: Stats) => void) => void;

interface Stats {
  readonly toJson: () => { readonly errors: readonly Error[] };
}

/** Bundles a client whose `./prefetch` is replaced only in the folder `client`. */
async function bundle(imported: string, folder: string) {
  const site = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const write = (file: string, code: string) => writeFileSync(path.join(site, file), code);
  mkdirSync(path.join(site, folder));
  write(`${folder}/index.js`, `require('./${imported}')`);
  write(`${folder}/${imported}.js`, "console.log('original')");
  write('nothing.js', "console.log('nothing')");
  const plugins = replaceModules({ name: 'rspack', instance }, [
    {
      internal: 'client-modules',
      request: /^\.\/prefetch$/,
      importer: /[\\/]client$/,
      file: path.join(site, 'nothing.js'),
    },
  ]);
  const options = { mode: 'development', context: site, devtool: false, plugins };
  const output = { path: site, filename: 'out.js' };
  const entry = path.join(site, folder, 'index.js');
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      (instance as unknown as Run)({ ...options, output, entry }, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
    const errors = stats.toJson().errors.map(({ message }) => message);
    return { code: readFileSync(path.join(site, 'out.js'), 'utf8'), errors: errors.join() };
  } finally {
    rmSync(site, { recursive: true });
  }
}

describe('replaceModules', () => {
  it('loads the other module instead', async () => {
    const { code, errors } = await bundle('prefetch', 'client');
    expect(errors).toBe('');
    expect(code).toContain("'nothing'");
    expect(code).not.toContain("'original'");
  });

  it.each([
    ['imports it with another name', 'prefetcher', 'client'],
    ['imports it only from another folder', 'prefetch', 'theme'],
  ])('fails the build if the framework %s', async (_, imported, folder) => {
    const { errors } = await bundle(imported, folder);
    expect(errors).toMatch(
      /internal "client-modules" has changed: no import in a folder .* matches .*prefetch/,
    );
  });
});
