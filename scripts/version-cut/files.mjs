/** The files of a version, and the way back from a cut that was not completed. */
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
 * A version without it is not complete (src/versions/names.ts).
 * @param {string} version
 */
const toCutFile = (version) => path.join(toFolder(version), 'cut.json');

/**
 * What becomes `cut.json` at the end: written before any file of the version, which it proves to be
 * of a cut that is under way or was stopped. It is not in git (src/versions/names.ts).
 * @param {string} version
 */
const toDraftFile = (version) => path.join(docsFolder, `cut-${version}.json`);

/** @param {string} version */
export async function isCut(version) {
  return await exists(toCutFile(version));
}

/**
 * Makes ready for a cut: removes what an interrupted one left, and refuses a version whose files
 * nothing proves to be that.
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
 * From here on the version counts, and never changes.
 * @param {string} version
 */
export async function completeCut(version) {
  await rename(toDraftFile(version), toCutFile(version));
}

/**
 * Removes what an interrupted or failed cut of this version left, the proof of it last.
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
 * What is committed was frozen once, whatever is missing today.
 * @param {string} version
 */
async function refuseTracked(version) {
  const files = [toFolder(version), toSidebarsFile(version)];
  const git = promisify(execFile)('git', ['ls-files', '--', ...files], { cwd: root });
  const tracked = await git.then(
    ({ stdout }) => stdout.trim().split('\n').filter(Boolean),
    () => [], // No git, or no repository: the draft alone is the proof.
  );
  if (tracked.length > 0) throw new Failure(toAdvice(version, tracked.slice(0, 3)));
}

/**
 * The files of a version that are there, as paths in the repository.
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
    `Version ${version} has files, but no ${cutFile}: ${found.join(', ')}. Nothing shows that they ` +
    'are of a cut that was interrupted, so they stay. If the version was cut before, restore what ' +
    `is missing, for example with "git checkout -- ${cutFile}". If not, delete its files, and its ` +
    'name in versions.json, and try again.'
  );
}

/**
 * The versions, newest first; where Docusaurus was stopped while it wrote them, those whose folders
 * are there, by their numbers.
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
      'versions.json holds no list of versions. Restore it, for example with "git checkout -- versions.json".',
    );
  }
}

/**
 * Either the old content or the new one is there, whatever happens.
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
    throw new Failure(`${toName(file)} could not be written: ${String(error)}`);
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
