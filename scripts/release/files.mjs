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

/**
 * How many pages differ, and whether the configuration of web servers does.
 * @param {readonly ReleaseFile[]} before
 * @param {readonly ReleaseFile[]} after
 */
export function compareFiles(before, after) {
  const old = new Map(before.map(({ name, hash }) => [name, hash]));
  const names = new Set(after.map(({ name }) => name));
  const isPage = (/** @type {ReleaseFile} */ { name }) => name.endsWith('.html');
  const pages = after.filter(isPage);
  const isChanged = (/** @type {ReleaseFile} */ { name, hash }) => old.get(name) !== hash;
  const isHosts = (/** @type {ReleaseFile} */ { name }) => name.startsWith('hosts/');
  return {
    pages: {
      added: pages.filter(({ name }) => !old.has(name)).length,
      changed: pages.filter((file) => old.has(file.name) && isChanged(file)).length,
      removed: before.filter((file) => isPage(file) && !names.has(file.name)).length,
    },
    hosts: after.some((file) => isHosts(file) && isChanged(file)),
  };
}
