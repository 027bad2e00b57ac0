/** `npm run version:remove -- 1.0`: takes version 1.0 off. Its URLs lead to the version at `/`. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './lib/list-files.mjs';
import { loadSource } from './lib/load-source.mjs';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import {
  exists,
  loadRemoved,
  readNames,
  readVersionName,
  replaceFile,
  toFolder,
  toName,
  toSidebarsFile,
  writeNames,
} from './lib/version-files.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run version:remove -- 1.0

Takes version 1.0 off. Its URLs lead to the same pages of the version at /, and the changelog still
contains its changes. If a removal is interrupted, run the same command again.`;

await main(usage, async () => {
  await ensureInstalled();
  const version = readVersionName('version:remove');
  const { listRemovedNames, toRemovedFolder } = loadRemoved();
  const names = await readNames();
  const hasBegun = listRemovedNames(root).includes(version);
  const hasFiles = await exists(toFolder(version));
  if (!hasBegun) {
    if (!names.includes(version) || !hasFiles) throw new Failure(toUnknown(version, names));
    await keepData(version);
  } else if (!names.includes(version) && !hasFiles) {
    throw new Failure(`Version ${version} is already removed.`);
  }
  await writeNames(names.filter((name) => name !== version));
  await rm(toSidebarsFile(version), { force: true });
  // Last, because its folder shows that a removal was interrupted.
  await rm(toFolder(version), { recursive: true, force: true });
  console.log(
    `\nVersion ${version} is removed: commit versions.json, versioned_docs, versioned_sidebars and ` +
      `${toName(toRemovedFolder(root, version))}.`,
  );
});

/**
 * @param {string} version
 * @param {readonly string[]} names
 */
function toUnknown(version, names) {
  const known = names.length === 0 ? 'There are no versions.' : `Versions: ${names.join(', ')}.`;
  return `Found ${version}, expected a version in versions.json. ${known}`;
}

/**
 * Keeps what the changelog and the redirects of a removed version need. Writes the list of its pages last, so that an interrupted copy is
 * repeated.
 * @param {string} version
 */
async function keepData(version) {
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
  const { readPages } = /** @type {typeof import('../src/content/pages/read')} */ (
    loadSource('../src/content/pages/read.ts', import.meta.url)
  );
  const { pages } = await readPages(root, toName(folder));
  const published = pages.filter(({ frontMatter }) => frontMatter?.['draft'] !== true);
  return published.map(({ route }) => route).sort();
}
