/** The files of a version, and the cleanup after an incomplete cut. */
import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../lib/main.mjs';
import { root } from '../lib/paths.mjs';
import {
  docsFolder,
  exists,
  listFolders,
  readNames,
  replaceFile,
  toFolder,
  toName,
  toSidebarsFile,
  writeNames,
} from '../lib/version-files.mjs';

/**
 * A version without it is incomplete (see src/versions/names.ts).
 * @param {string} version
 */
const toCutFile = (version) => path.join(toFolder(version), 'cut.json');

/**
 * The draft of `cut.json`, written before all other files of the version. It shows that a cut is in
 * progress or was interrupted, and is not in git (see src/versions/names.ts).
 * @param {string} version
 */
const toDraftFile = (version) => path.join(docsFolder, `cut-${version}.json`);

/** @param {string} version */
export async function isCut(version) {
  return await exists(toCutFile(version));
}

/**
 * Prepares a cut. Removes the files of an interrupted cut, and rejects a version with other files.
 * Returns the date of the cut.
 * @param {string} version not cut
 */
export async function beginCut(version) {
  if (await exists(toDraftFile(version))) {
    await refuseTracked(version);
    await undoCut(version);
  }
  const found = await listFiles(version);
  if (found.length > 0) throw new Failure(toAdvice(version, found));
  const date = new Date().toISOString().slice(0, 10);
  await mkdir(docsFolder, { recursive: true });
  await replaceFile(toDraftFile(version), `${JSON.stringify({ version, date }, null, 2)}\n`);
  return date;
}

/**
 * Completes the version, which never changes from now on.
 * @param {string} version
 */
export async function completeCut(version) {
  await writeNames(await readNames());
  await rename(toDraftFile(version), toCutFile(version));
}

/**
 * Removes the files of an interrupted or failed cut, and its draft last.
 * @param {string} version begun and not completed
 */
export async function undoCut(version) {
  await rm(toFolder(version), { recursive: true, force: true });
  await rm(toSidebarsFile(version), { force: true });
  await writeNames((await repairNames(version)).filter((name) => name !== version));
  await rm(toDraftFile(version), { force: true });
}

/**
 * Rejects committed files, since they belong to a frozen version.
 * @param {string} version
 */
async function refuseTracked(version) {
  const files = [toFolder(version), toSidebarsFile(version)];
  const git = promisify(execFile)('git', ['ls-files', '--', ...files], { cwd: root });
  const tracked = await git.then(
    ({ stdout }) => stdout.trim().split('\n').filter(Boolean),
    () => [], // Without git or a repository, the draft is sufficient.
  );
  if (tracked.length > 0) throw new Failure(toAdvice(version, tracked.slice(0, 3)));
}

/**
 * The existing files of a version, as paths in the repository.
 * @param {string} version
 */
async function listFiles(version) {
  const isNamed = (await readNames()).includes(version);
  const files = [toFolder(version), toSidebarsFile(version)];
  const found = await Promise.all(files.map(exists));
  const names = files.filter((_, index) => found[index]).map(toName);
  return isNamed ? [...names, 'versions.json'] : names;
}

/**
 * @param {string} version
 * @param {readonly string[]} found
 */
function toAdvice(version, found) {
  const cutFile = toName(toCutFile(version));
  return (
    `Version ${version} has files, but no ${cutFile}: ${found.join(', ')}. They are not from ` +
    'an interrupted cut, so they were not removed. If the version was cut before, restore the ' +
    `missing file, for example with "git checkout -- ${cutFile}". Otherwise, delete its files and its ` +
    'name in versions.json, and try again.'
  );
}

/**
 * The names of versions. If Docusaurus was interrupted while it wrote them, lists the existing
 * folders.
 * @param {string} version whose cut was interrupted
 */
async function repairNames(version) {
  try {
    return await readNames();
  } catch {
    return (await listFolders()).filter((name) => name !== version);
  }
}
