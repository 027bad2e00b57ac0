/** Prepares `npm pack`: writes the portal as JavaScript, without the music API, into the folder dist. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { Failure } from '../src/failure';
import { root } from './lib/paths.mjs';
import { runPackage } from './lib/programs';

export const usage = `npm pack

Packs the portal as an npm package. Loaders of other people's folders leave packages alone, so it has
no TypeScript.`;

export async function run(): Promise<void> {
  const dist = path.join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  const exitCode = await runPackage('tsc', ['-p', 'tsconfig.package.json']);
  if (exitCode !== 0) throw new Failure('The sources do not compile, so there is no package.');
  // What code reads or imports, beside code.
  const files = await Globby(['src', 'plugins', 'scripts/templates'], {
    cwd: root,
    ignore: ['**/*.{ts,tsx,mjs,js}', 'src/catalogue'],
  });
  for (const file of files) await cp(path.join(root, file), path.join(dist, file));
}
