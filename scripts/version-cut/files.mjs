/** The files of a version, and the cleanup after an incomplete cut. */
import { access, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
 * Written last. A version without it is incomplete (see src/versions/names.ts).
 * @param {string} version
 */
export const toCutFile = (version) => path.join(toFolder(version), 'cut.json');

/** @param {string} version */
export async function isCut(version) {
  return await exists(toCutFile(version));
}

/**
 * Removes the files of an interrupted or failed cut.
 * @param {string} version not cut
 */
export async function undoCut(version) {
  await rm(toFolder(version), { recursive: true, force: true });
  await rm(toSidebarsFile(version), { force: true });
  if (!(await exists(versionsFile))) return;
  const others = (await readNames()).filter((name) => name !== version);
  if (others.length === 0) await rm(versionsFile);
  else await replaceFile(versionsFile, `${JSON.stringify(others, null, 2)}\n`);
}

/**
 * The versions, newest first. If Docusaurus was interrupted while it wrote them, returns the
 * complete versions sorted by number.
 */
async function readNames() {
  const text = await readFile(versionsFile, 'utf8');
  try {
    /** @type {unknown} */
    const names = JSON.parse(text);
    return /** @type {readonly string[]} */ (names);
  } catch {
    const folders = await readdir(docsFolder);
    const names = folders.map((folder) => folder.replace(/^version-/, ''));
    const complete = await Promise.all(names.map(isCut));
    return names
      .filter((_, index) => complete[index])
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  }
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
    throw new Failure(`Could not write ${path.relative(root, file)}: ${String(error)}`);
  }
}

/** @param {string} file */
function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
