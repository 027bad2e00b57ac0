/** The files of versions, for the commands that cut and remove them. */
import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadSource } from './load-source.mjs';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';

/** The list of the names of versions. */
export const versionsFile = path.join(root, 'versions.json');

const docsFolder = path.join(root, 'versioned_docs');

/** @param {string} version */
export const toFolder = (version) => path.join(docsFolder, `version-${version}`);

/** @param {string} version */
export const toSidebarsFile = (version) =>
  path.join(root, 'versioned_sidebars', `version-${version}-sidebars.json`);

/** The names of versions and their order. */
export function loadSemver() {
  return /** @type {typeof import('../../src/site-map/arrangement')} */ (
    loadSource('../../src/site-map/arrangement.ts', import.meta.url)
  );
}

/** The removed versions. */
export function loadRemoved() {
  return /** @type {typeof import('../../src/versions/read')} */ (
    loadSource('../../src/versions/read.ts', import.meta.url)
  );
}

/**
 * The only argument of a command, a version name.
 * @param {string} command
 */
export function readVersionName(command) {
  const args = process.argv.slice(2);
  const [name = ''] = args;
  const { expectedName, isVersionName } = loadSemver();
  if (args.length === 1 && isVersionName(name)) return name;
  throw new Failure(
    `Found ${JSON.stringify(args.join(' '))}, expected a single version name: ${expectedName}. ` +
      `Example: npm run ${command} -- 1.0`,
  );
}

/** The names in `versions.json`. Empty without the file. */
export async function readNames() {
  if (!(await exists(versionsFile))) return [];
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

/** The versions that have a folder. */
export async function listFolders() {
  const names = await readdir(docsFolder).catch(() => []);
  return names
    .filter((name) => name.startsWith('version-'))
    .map((name) => name.replace('version-', ''));
}

/**
 * Replaces the names, newest first. Removes the file of an empty list.
 * @param {readonly string[]} names
 */
export async function writeNames(names) {
  const sorted = loadSemver().sortNewestFirst(names);
  if (sorted.length === 0) await rm(versionsFile, { force: true });
  else await replaceFile(versionsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Writes the file atomically.
 * @param {string} file
 * @param {string} content
 */
export async function replaceFile(file, content) {
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
export function toName(file) {
  return path.relative(root, file).split(path.sep).join('/');
}

/** @param {string} file */
export function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}

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
