/** Keeps what the changelog and the redirects of a removed version need. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/list-files.mjs';
import { loadSource } from '../lib/load-source.mjs';
import { root } from '../lib/paths.mjs';
import { loadRemoved, replaceFile, toFolder, toName } from '../lib/version-files.mjs';

/**
 * Copies the data of a version. Writes the list of its pages last, so that an interrupted copy is
 * repeated.
 * @param {string} version
 */
export async function keepData(version) {
  const { toRemovedFolder, toRoutesFile } = loadRemoved();
  const target = toRemovedFolder(root, version);
  const routes = await listRoutes(toFolder(version));
  await rm(target, { recursive: true, force: true });
  for (const name of ['cut.json', ...(await listDataFiles(toFolder(version)))]) {
    await cp(path.join(toFolder(version), name), path.join(target, name));
  }
  await replaceFile(toRoutesFile(root, version), `${JSON.stringify({ routes }, null, 2)}\n`);
}

/**
 * The data of generated pages.
 * @param {string} folder
 */
async function listDataFiles(folder) {
  const names = await listFiles(path.join(folder, 'reference'));
  return names.filter((name) => name.endsWith('.json')).map((name) => `reference/${name}`);
}

/** @param {string} folder */
async function listRoutes(folder) {
  const { readPages } = /** @type {typeof import('../../src/content/pages/read')} */ (
    loadSource('../../src/content/pages/read.ts', import.meta.url)
  );
  const { pages } = await readPages(root, toName(folder));
  const published = pages.filter(({ frontMatter }) => frontMatter?.['draft'] !== true);
  return published.map(({ route }) => route).sort();
}
