/** `npm run version:remove -- 1.0`: takes version 1.0 off. Its URLs lead to the version at `/`. */
import { rm } from 'node:fs/promises';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import {
  exists,
  loadRemoved,
  readNames,
  readVersionName,
  toFolder,
  toName,
  toSidebarsFile,
  writeNames,
} from './lib/version-files.mjs';
import { ensureInstalled } from './setup.mjs';
import { keepData } from './version-remove/keep-data.mjs';

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
