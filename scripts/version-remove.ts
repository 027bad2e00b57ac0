/** `npm run version:remove -- 1.0`: takes version 1.0 off. Its URLs lead to the version at `/`. */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { toView } from '../src/openapi/read/index';
import { readPages } from '../src/content/pages/read';
import { Failure } from '../src/failure';
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
import { root } from './lib/paths.mjs';
import { openProject } from './lib/project';
import { readVersionName, removeFiles, toName, writeJson, writeNames } from './lib/version-files';

export const isOfProject = true;

export const usage = `npm run version:remove -- 1.0

Takes version 1.0 off. Its URLs lead to the same pages of the version at /, and the changelog still
contains its changes. If a removal is interrupted, run the same command again.`;

export async function run(args: readonly string[]): Promise<void> {
  const version = readVersionName(args, 'version:remove');
  openProject();
  const names = readVersionNames(root);
  if (!listRemovedNames(root).includes(version)) {
    if (!names.includes(version)) {
      const known = names.join(', ') || 'none';
      throw new Failure(
        `Found ${version}, expected a version in versions.json. Versions: ${known}.`,
      );
    }
    await keepData(version);
  } else if (!existsSync(toVersionFolder(root, version))) {
    throw new Failure(`Version ${version} is already removed.`);
  }
  await writeNames(names.filter((name) => name !== version));
  await removeFiles(version);
  console.log(
    `\nVersion ${version} is removed: commit versions.json, versioned_docs, versioned_sidebars and ` +
      `${toName(toRemovedFolder(root, version))}.`,
  );
}

/** Keeps what the changelog and redirects need. A copy without its last file is made again. */
async function keepData(version: string): Promise<void> {
  const [source, target] = [toVersionFolder(root, version), toRemovedFolder(root, version)];
  const { pages } = await readPages(root, toName(source));
  const published = pages.filter(({ frontMatter }) => frontMatter?.['draft'] !== true);
  const generated = buildSiteMap(toView(readDocument(root, version)));
  const routes = [...new Set([...published, ...generated].map(({ route }) => route))].sort();
  await rm(target, { recursive: true, force: true });
  for (const name of [cutFile, documentFile]) {
    await cp(path.join(source, name), path.join(target, name));
  }
  await writeJson(toRoutesFile(root, version), { routes });
}
