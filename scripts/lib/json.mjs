import { readFile } from 'node:fs/promises';
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
