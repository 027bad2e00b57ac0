import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.mjs';

/**
 * Reads a JSON file of the repository. The caller knows its type.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export async function readJson(file) {
  /** @type {unknown} */
  const content = JSON.parse(await readFile(path.resolve(root, file), 'utf8'));
  return content;
}

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
