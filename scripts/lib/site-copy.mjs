import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';

const sources = [
  '.prettierrc.json',
  'docs',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'scripts',
  'sidebars.ts',
  'tsconfig.json',
];

/** Copies the portal's sources to a new folder that shares the packages. Returns the folder. */
export async function copySources() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  for (const source of sources) {
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
