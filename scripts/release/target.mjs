/**
 * The folder that a web server serves:
 *
 *   RELEASES.txt                          marks the folder
 *   current -> releases/12-154bf55cb503   the release that is online, with the ID in build/healthz
 *   releases/12-154bf55cb503/build        the root of the web server, with the assets of the previous release
 *   releases/12-154bf55cb503/hosts
 *   releases/12-154bf55cb503/release.json
 */
import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/main.mjs';

/**
 * @typedef {import('./files.mjs').ReleaseFile} ReleaseFile
 *
 * `files` are its own files, without the assets of other releases. `previous` is the release that
 * was online before it.
 * @typedef {{
 *   readonly id: string,
 *   readonly number: number,
 *   readonly hash: string,
 *   readonly previous: string | null,
 *   readonly files: readonly ReleaseFile[],
 * }} Release
 *
 * `releases` are sorted, oldest first.
 * @typedef {{
 *   readonly folder: string,
 *   readonly releases: readonly Release[],
 *   readonly current: Release | undefined,
 * }} Target
 */

const marker = 'RELEASES.txt';

const explanation = `The releases of the portal. "npm run release" writes this folder, see OPERATING.md.
The root of the web server is current/build. Do not edit files: releases share them.
`;

/**
 * @param {string} folder
 * @param {string} id
 */
export const toReleaseFolder = (folder, id) => path.join(folder, 'releases', id);

/** @param {string} folder */
export const toCurrentLink = (folder) => path.join(folder, 'current');

/**
 * Reads the target. Throws a {@link Failure} if it contains anything else than releases.
 * @param {string} folder
 * @returns {Promise<Target>}
 */
export async function readTarget(folder) {
  const names = await listNames(folder);
  if (names.length > 0 && !names.includes(marker)) {
    throw new Failure(
      `${folder} contains other files, and no ${marker}. Choose an empty or a new folder.`,
    );
  }
  const ids = await listNames(path.join(folder, 'releases'));
  // Earlier releases have shorter names.
  const isId = (/** @type {string} */ id) => /^\d+-[0-9a-f]{8,12}$/.test(id);
  const releases = await Promise.all(ids.filter(isId).map((id) => readRelease(folder, id)));
  releases.sort((a, b) => a.number - b.number);
  const link = await readLink(toCurrentLink(folder));
  const current = releases.find(({ id }) => id === path.basename(link));
  return { folder, releases, current };
}

/**
 * Creates the folder if it is missing.
 * @param {string} folder read before
 */
export async function prepareTarget(folder) {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, marker), explanation);
    await mkdir(path.join(folder, 'releases'), { recursive: true });
  } catch (error) {
    throw new Failure(
      `Cannot write to ${folder}. Create the folder, and make it yours: ${/** @type {Error} */ (error).message}`,
    );
  }
}

/**
 * @param {string} folder
 * @param {string} id
 * @returns {Promise<Release>}
 */
async function readRelease(folder, id) {
  const file = path.join(toReleaseFolder(folder, id), 'release.json');
  const { hash, previous, files } = parseFacts(file, await readFacts(file));
  return { id, number: Number(id.split('-')[0]), hash, previous, files };
}

/** @param {string} file */
async function readFacts(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const failed = /** @type {NodeJS.ErrnoException} */ (error);
    if (failed.code !== 'ENOENT') throw toFailure(file, failed);
    throw new Failure(`${file} is missing. Restore it, or delete its folder.`);
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function parseFacts(file, text) {
  try {
    /** @type {unknown} */
    const facts = JSON.parse(text);
    return /** @type {Release} */ (facts);
  } catch {
    throw new Failure(
      `${file}: found ${JSON.stringify(text.slice(0, 40))}, expected the JSON that ` +
        '"npm run release" writes. Restore it, or delete its folder.',
    );
  }
}

/**
 * The names in a folder. None if it is missing.
 * @param {string} folder
 */
async function listNames(folder) {
  try {
    return await readdir(folder);
  } catch (error) {
    const failed = /** @type {NodeJS.ErrnoException} */ (error);
    if (failed.code === 'ENOENT') return [];
    throw toFailure(folder, failed);
  }
}

/**
 * The target of a symbolic link. Empty if there is none.
 * @param {string} place
 */
async function readLink(place) {
  try {
    return await readlink(place);
  } catch (error) {
    const failed = /** @type {NodeJS.ErrnoException} */ (error);
    if (failed.code === 'ENOENT') return '';
    if (failed.code !== 'EINVAL') throw toFailure(place, failed);
    throw new Failure(`${place} is not a symbolic link. Move it away and try again.`);
  }
}

const denied = {
  found: 'no permission to read it',
  toDo: 'Run the command as its owner, or make it yours with "chown".',
};

/** Why a place cannot be read, by the code of the error, and what to do. */
const causes = new Map([
  [
    'ENOTDIR',
    { found: 'a file in this path', toDo: 'Choose another folder, or move the file away.' },
  ],
  ['EACCES', denied],
  ['EPERM', denied],
]);

/**
 * @param {string} place
 * @param {NodeJS.ErrnoException} error
 */
function toFailure(place, { code = '', message }) {
  const { found, toDo } = causes.get(code) ?? { found: message, toDo: 'Choose another folder.' };
  return new Failure(
    `Cannot read ${place}: found ${found}, expected a new folder, or a folder of releases that you ` +
      `may read. ${toDo}`,
  );
}
