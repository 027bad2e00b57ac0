import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * All files in a folder, in the same order on every system. Paths are relative, with slashes.
 * @param {string} folder
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
