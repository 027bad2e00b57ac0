/** `npm run version:remove -- 1.0`: takes version 1.0 off. Its URLs lead to the version at `/`. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { readPages } from '../src/content/pages/read';
import { listRemovedNames, toRemovedFolder, toRoutesFile } from '../src/versions/read';
import { listFiles } from './lib/files.mjs';
import { Failure } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import {
  exists,
  readNames,
  readVersionName,
  replaceFile,
  toFolder,
  toName,
  toSidebarsFile,
  writeNames,
} from './lib/version-files';

export const usage = `npm run version:remove -- 1.0

Takes version 1.0 off. Its URLs lead to the same pages of the version at /, and the changelog still
contains its changes. If a removal is interrupted, run the same command again.`;

export async function run(args: readonly string[]): Promise<void> {
  const version = readVersionName(args, 'version:remove');
  const names = await readNames();
  const hasBegun = listRemovedNames(root).includes(version);
  const hasFiles = await exists(toFolder(version));
  if (!hasBegun) {
    if (!names.includes(version) || !hasFiles) {
      const known =
        names.length === 0 ? 'There are no versions.' : `Versions: ${names.join(', ')}.`;
      throw new Failure(`Found ${version}, expected a version in versions.json. ${known}`);
    }
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
}

/**
 * Keeps what the changelog and the redirects of a removed version need: the data of its generated
 * pages. Writes the list of all pages last, so that an interrupted copy is repeated.
 */
async function keepData(version: string): Promise<void> {
  const [source, target] = [toFolder(version), toRemovedFolder(root, version)];
  const routes = await listRoutes(source);
  await rm(target, { recursive: true, force: true });
  const generated = await listFiles(path.join(source, 'reference'));
  const data = generated
    .filter((name) => name.endsWith('.json'))
    .map((name) => `reference/${name}`);
  for (const name of ['cut.json', ...data]) {
    await cp(path.join(source, name), path.join(target, name));
  }
  await replaceFile(toRoutesFile(root, version), `${JSON.stringify({ routes }, null, 2)}\n`);
}

async function listRoutes(folder: string): Promise<readonly string[]> {
  const { pages } = await readPages(root, toName(folder));
  const published = pages.filter(({ frontMatter }) => frontMatter?.['draft'] !== true);
  return published.map(({ route }) => route).sort();
}
