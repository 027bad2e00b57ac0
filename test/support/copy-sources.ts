/** Copies of the portal's sources, for tests and measurements. */
import { cp, mkdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

const sources = [
  '.prettierrc.json',
  'CONFORMANCE.md',
  'components',
  'docs',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'portal.yaml',
  'scripts',
  'sidebars.ts',
  'test/support',
  'tsconfig.json',
];

/** Copies the portal's sources to a new folder that shares the packages. Returns the folder. */
export async function copySources(): Promise<string> {
  const folder = await makeFolder();
  for (const source of sources) {
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * The names of removed copies are used again, because compiled modules of the portal are kept in the
 * temporary folder of the system by their path: a build of a copy at a new path takes 3 s longer.
 */
async function makeFolder(count = 1): Promise<string> {
  const folder = path.join(tmpdir(), `portal-${count}`);
  try {
    await mkdir(folder, { mode: 0o700 });
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return makeFolder(count + 1);
  }
}
