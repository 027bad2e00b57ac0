/** `npm run version:remove -- 1.0`: removes version 1.0. Its URLs lead to the version at `/`. */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { toView } from '../src/openapi/read/index';
import { readPages } from '../src/content/pages/read';
import { Failure } from '../src/failure';
import { toCommandLine } from '../src/project/command-line';
import { toShownFile } from '../src/project/folder';
import { askGit } from '../src/project/git';
import { compareVersions } from '../src/versions/order';
import { buildSiteMap } from '../src/routes';
import {
  cutFile,
  documentFile,
  listRemovedNames,
  readDocument,
  readVersionNames,
  toRemovedFolder,
  toRoutesFile,
  toVersionFolder,
} from '../src/versions/read';
import { runAlone, toLock } from './lib/alone';
import { openProject } from './lib/project';
import { readVersionName, removeFiles, toFiles, writeJson, writeNames } from './lib/version-files';

export const scope = 'api';

export const usage = `${toCommandLine('remove', '1.0')}

Removes version 1.0. Its URLs lead to the same pages of the version at /, and the changelog still
contains its changes. If a removal is interrupted, run the same command again. If git does not have
the newest version yet, nothing of it is left.`;

export async function run(args: readonly string[]): Promise<void> {
  const version = readVersionName(args);
  const { folder, portal } = openProject();
  const names = readVersionNames(folder);
  // Its removal was interrupted after its data was kept.
  const isKept = listRemovedNames(folder).includes(version);
  if (isKept && !existsSync(toVersionFolder(folder, version))) {
    throw new Failure(`Version ${version} is already removed.`);
  }
  if (!isKept && !names.includes(version)) {
    const known = names.join(', ') || 'none';
    throw new Failure(`Found ${version}, expected a version in versions.json. Versions: ${known}.`);
  }
  const isUnpublished = !isKept && isNewest(version, folder) && !isCommitted(version, folder);
  const others = names.filter((name) => name !== version);
  const files = toFiles(folder, version).filter((file) => existsSync(file));
  const changed = [path.join(folder, 'versions.json'), ...files, toRemovedFolder(folder, version)];
  await runAlone(toLock(portal), 'remove', async () => {
    if (!isKept && !isUnpublished) await keepData(folder, version);
    await writeNames(folder, others);
    await removeFiles(folder, version);
  });
  console.log(
    isUnpublished
      ? `\nVersion ${version} is removed. It was not committed, so nothing of it is left.`
      : `\nVersion ${version} is removed. Commit ${changed.map(toShownFile).join(', ')}.`,
  );
}

/** Whether no changelog of another version needs this one. */
function isNewest(version: string, folder: string): boolean {
  const all = [...readVersionNames(folder), ...listRemovedNames(folder)];
  return all.every((name) => compareVersions(name, version) <= 0);
}

/** Whether git has files of the version. Without git, they may be published. */
function isCommitted(version: string, folder: string): boolean {
  return askGit(toVersionFolder(folder, version), 'ls-files', '.') !== '';
}

/** Keeps what the changelog and redirects need. A copy without its last file is made again. */
async function keepData(folder: string, version: string): Promise<void> {
  const [source, target] = [toVersionFolder(folder, version), toRemovedFolder(folder, version)];
  const { pages } = await readPages(folder, path.relative(folder, source));
  const published = pages.filter(({ frontMatter }) => frontMatter?.['draft'] !== true);
  const generated = buildSiteMap(toView(readDocument(folder, version)));
  const routes = [...new Set([...published, ...generated].map(({ route }) => route))].sort();
  await rm(target, { recursive: true, force: true });
  for (const name of [cutFile, documentFile]) {
    await cp(path.join(source, name), path.join(target, name));
  }
  await writeJson(toRoutesFile(folder, version), { routes });
}
