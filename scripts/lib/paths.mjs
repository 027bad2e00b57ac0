import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, regardless of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The output folder of `docusaurus build`. */
export const buildFolder = path.join(root, 'build');

/**
 * Reads a JSON file of the repository. The caller knows its type.
 * @param {string} file
 */
export async function readJson(file) {
  /** @type {unknown} */
  const content = JSON.parse(await readFile(path.resolve(root, file), 'utf8'));
  return content;
}
