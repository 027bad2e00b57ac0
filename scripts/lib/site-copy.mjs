/** A copy of the portal's sources, to be changed and built without touching the portal. */
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.mjs';

const sources = [
  'docs',
  'plugins',
  'scripts',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/**
 * Copies the sources, without cut versions; the packages are shared.
 * @param {string} folder new or empty
 */
export async function copySources(folder) {
  await mkdir(folder, { recursive: true });
  for (const source of sources) {
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}
