/** The files of versions, for the commands that cut and remove them. */
import { access, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSource } from './load-source.mjs';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';

/** The list of the names of versions. */
export const versionsFile = path.join(root, 'versions.json');

export const docsFolder = path.join(root, 'versioned_docs');

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
