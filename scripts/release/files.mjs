/** The files of a release, each with a hash of its content. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/list-files.mjs';

/** The folders of a release. */
export const parts = /** @type {const} */ (['build', 'hosts']);

/** The folder of files whose names depend on their content or on the release. */
export const assetFolder = 'build/assets/';

/** @typedef {{readonly name: string, readonly hash: string}} ReleaseFile `name` is a path such as `build/index.html`. */

/**
 * All files of a folder, sorted by name.
 * @param {string} folder
 * @param {string} part
 * @returns {Promise<ReleaseFile[]>}
 */
export async function hashFiles(folder, part) {
  /** @type {ReleaseFile[]} */
  const files = [];
  for (const name of await listNames(path.join(folder, part))) {
    const content = await readFile(path.join(folder, part, name));
    files.push({ name: `${part}/${name}`, hash: toHash(content) });
  }
  return files;
}

/**
 * The files in a folder and its subfolders, as sorted paths. None if the folder is missing.
 * @param {string} folder
 */
export function listNames(folder) {
  return listFiles(folder).catch(ignoreMissing);
}

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {string[]}
 */
function ignoreMissing(error) {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** @param {string | Buffer} content */
export function toHash(content) {
  return createHash('sha256').update(content).digest('hex');
}
