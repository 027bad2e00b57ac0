/** `npm run version:cut -- 1.0`: freezes the current portal as version 1.0, served at `/1.0`. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildCutChangelog } from '../plugins/endpoint-pages/changelog';
import { toView } from '../src/api/view';
import { compareVersions, currentVersion } from '../src/site-map/arrangement';
import { referenceFolder } from '../src/site-map/places';
import { cutFile, toVersionFolder } from '../src/versions/names';
import { documentFile, listRemovedNames, readDocument, readVersions } from '../src/versions/read';
import { listUnfinished } from './check-content';
import { Failure } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/programs.mjs';
import {
  readNames,
  readVersionName,
  removeKilled,
  runCut,
  toFiles,
  toName,
  writeJson,
} from './lib/version-files';

export const usage = `npm run version:cut -- 1.0

Freezes the current portal as version 1.0, served at /1.0. Names follow Semantic Versioning, such as
1.0, 1.0.2 or 2.0-rc.1. A cut that fails changes nothing. If it is killed, run the same command again.`;

export async function run(args: readonly string[]): Promise<void> {
  const version = readVersionName(args, 'version:cut');
  await removeKilled(version);
  const names = readNames();
  validateName(version, names);
  const unfinished = listUnfinished();
  if (unfinished.length > 0) {
    throw new Failure(
      `${unfinished.join(', ')}: found the note "Not documented yet", expected complete entries, ` +
        'because versions never change. Complete each entry, then remove its note.',
    );
  }
  await runCut(version, names, () => cut(version));
  const made = ['versions.json', ...toFiles(version).map(toName)];
  console.log(
    `\nVersion ${version} is cut. The next build serves it at /${version}. Commit ${made.join(', ')}.`,
  );
}

/** Rejects a name that exists or existed. `1.0` and `1.0.0` are the same version. */
function validateName(version: string, names: readonly string[]): void {
  const isSame = (name: string) => compareVersions(name, version) === 0;
  const removed = listRemovedNames(root).find(isSame);
  if (removed !== undefined) {
    throw new Failure(
      `Version ${removed} existed and was removed. Links and the changelog still name it. Choose ` +
        'another name.',
    );
  }
  const existing = names.find(isSame);
  if (existing !== undefined) {
    throw new Failure(
      `Version ${existing} already exists, and versions never change. Choose another name: ` +
        'versions.json lists the existing versions.',
    );
  }
  const files = toFiles(version).filter((file) => existsSync(file));
  if (files.length > 0) {
    throw new Failure(
      `Found ${files.map(toName).join(' and ')}, but versions.json does not name version ${version}. ` +
        'Restore its name, for example with "git checkout -- versions.json".',
    );
  }
}

/** Writes the files of the version. A version without its last file is not complete. */
async function cut(version: string): Promise<void> {
  const versions = readVersions(root);
  const folder = toVersionFolder(root, version);
  const date = new Date().toISOString().slice(0, 10);
  const exitCode = await runScript('docusaurus', ['docs:version', version]);
  if (exitCode !== 0) {
    throw new Failure(
      `Version ${version} was not cut, and nothing was changed. Fix the error above and try again.`,
    );
  }
  const document = readDocument(root, currentVersion);
  const endpoints = toView(document).categories.flatMap((category) => category.endpoints);
  const steps = buildCutChangelog(endpoints, { name: version, date }, versions);
  // Each build generates the pages of all versions from their documents.
  await rm(path.join(folder, referenceFolder), { recursive: true });
  await writeJson(path.join(folder, documentFile), document);
  await writeJson(path.join(folder, cutFile), { version, date, steps });
}
