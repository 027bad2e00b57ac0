/** The files of a version, and the cleanup after an incomplete cut. */
import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../lib/main.mjs';
import { root } from '../lib/paths.mjs';

const versionsFile = path.join(root, 'versions.json');
const docsFolder = path.join(root, 'versioned_docs');

/** @param {string} version */
export const toFolder = (version) => path.join(docsFolder, `version-${version}`);

/** @param {string} version */
export const toSidebarsFile = (version) =>
  path.join(root, 'versioned_sidebars', `version-${version}-sidebars.json`);

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
}

/**
 * Completes the version, which never changes from now on.
 * @param {string} version
 */
export async function completeCut(version) {
  await rename(toDraftFile(version), toCutFile(version));
}

/**
 * Removes the files of an interrupted or failed cut, and its draft last.
 * @param {string} version begun and not completed
 */
export async function undoCut(version) {
  await rm(toFolder(version), { recursive: true, force: true });
  await rm(toSidebarsFile(version), { force: true });
  if (await exists(versionsFile)) {
    const others = (await repairNames(version)).filter((name) => name !== version);
    if (others.length === 0) await rm(versionsFile);
    else await replaceFile(versionsFile, `${JSON.stringify(others, null, 2)}\n`);
  }
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
  const isNamed = (await exists(versionsFile)) && (await readNames()).includes(version);
  const files = [toFolder(version), toSidebarsFile(version)];
  const found = await Promise.all(files.map(exists));
  return [...files.filter((_, index) => found[index]), ...(isNamed ? [versionsFile] : [])].map(
    toName,
  );
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
 * The versions, newest first. If Docusaurus was interrupted while it wrote them, lists the existing
 * folders sorted by number.
 * @param {string} version whose cut was interrupted
 */
async function repairNames(version) {
  try {
    return await readNames();
  } catch {
    const folders = await readdir(docsFolder);
    return folders
      .filter((folder) => folder.startsWith('version-') && folder !== `version-${version}`)
      .map((folder) => folder.replace('version-', ''))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  }
}

/** The versions, newest first. */
async function readNames() {
  const text = await readFile(versionsFile, 'utf8');
  try {
    /** @type {unknown} */
    const names = JSON.parse(text);
    return /** @type {readonly string[]} */ (names);
  } catch {
    throw new Failure(
      'versions.json does not contain a list of versions. Restore it, for example with "git checkout -- versions.json".',
    );
  }
}

/**
 * Writes the file atomically.
 * @param {string} file
 * @param {string} content
 */
async function replaceFile(file, content) {
  const draft = `${file}.new`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw new Failure(`Could not write ${toName(file)}: ${String(error)}`);
  }
}

/** @param {string} file */
function toName(file) {
  return path.relative(root, file).split(path.sep).join('/');
}

/** @param {string} file */
function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
