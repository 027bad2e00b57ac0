/** Writes releases. Everything is written under another name first, so a kill at any time is safe. */
import { copyFile, link, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/main.mjs';
import { readBuild } from './build.mjs';
import { assetFolder, listNames } from './files.mjs';
import { toCurrentLink, toReleaseFolder } from './target.mjs';

/**
 * @typedef {import('./build.mjs').Build} Build
 * @typedef {import('./target.mjs').Target} Target
 * @typedef {import('./target.mjs').Release} Release
 */

/** How many releases before the current one are kept. */
const keptReleases = 5;

/** @param {string} folder */
const toDraftFolder = (folder) => toReleaseFolder(folder, '.new');
/** @param {string} folder */
const toRemovedFolder = (folder) => toReleaseFolder(folder, '.removed');
/** @param {string} folder */
const toDraftLink = (folder) => path.join(folder, '.current');

/**
 * Removes what an interrupted run left.
 * @param {string} folder
 */
export async function removeLeftovers(folder) {
  for (const place of [toDraftFolder(folder), toRemovedFolder(folder), toDraftLink(folder)]) {
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * Adds the build as a release, without switching to it. Files that the current release has too are
 * hard links, so that they take no space and keep their date, and clients keep their copies.
 * @param {Target} target
 * @param {Build & {readonly id: string}} build
 * @param {string} source the folder that contains the build
 * @returns {Promise<Release>}
 */
export async function addRelease({ folder, current }, { id, hash, files }, source) {
  const draft = toDraftFolder(folder);
  const existing = new Map(current?.files.map((file) => [file.name, file.hash]));
  for (const file of files) {
    const place = path.join(draft, file.name);
    await mkdir(path.dirname(place), { recursive: true });
    if (current && existing.get(file.name) === file.hash) {
      await link(path.join(toReleaseFolder(folder, current.id), file.name), place);
    } else await copyFile(path.join(source, file.name), place);
  }
  if ((await readBuild(draft)).hash !== hash) {
    throw new Failure('The build changed while it was copied. Nothing is released. Try again.');
  }
  const facts = { previous: current?.id ?? null, hash, files };
  await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`);
  await rename(draft, toReleaseFolder(folder, id));
  return { ...facts, id, number: Number(id.split('-')[0]) };
}

/**
 * Puts a release online. Pages of the current release stay open in browsers, so its assets are
 * added to the next one before, and those of other releases are removed from it.
 * @param {Target} target
 * @param {Release} next
 */
export async function switchTo({ folder, current }, next) {
  if (current) await exchangeAssets(folder, current, next);
  await symlink(path.join('releases', next.id), toDraftLink(folder));
  await rename(toDraftLink(folder), toCurrentLink(folder));
}

/**
 * @param {string} folder
 * @param {Release} current
 * @param {Release} next not online
 */
async function exchangeAssets(folder, current, next) {
  const from = toReleaseFolder(folder, current.id);
  const to = toReleaseFolder(folder, next.id);
  const wanted = listAssets(current);
  const own = listAssets(next);
  for (const name of await listNames(path.join(to, assetFolder))) {
    const asset = assetFolder + name;
    if (!own.has(asset) && !wanted.has(asset)) await rm(path.join(to, asset));
  }
  for (const name of wanted) {
    if (own.has(name)) continue;
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    await link(path.join(from, name), path.join(to, name)).catch(ignoreExisting);
  }
}

/**
 * The releases to remove when `next` comes after the current one: all except the current one and
 * those that were online before it.
 * @param {Target} target
 * @param {string} next
 * @returns {readonly Release[]}
 */
export function listOutdated({ releases, current }, next) {
  const kept = new Set([next]);
  let release = current;
  while (release && kept.size <= keptReleases) {
    kept.add(release.id);
    const { previous } = release;
    release = releases.find(({ id }) => id === previous);
  }
  return releases.filter(({ id }) => !kept.has(id));
}

/**
 * @param {string} folder
 * @param {readonly Release[]} releases not online
 */
export async function removeReleases(folder, releases) {
  for (const { id } of releases) {
    await rename(toReleaseFolder(folder, id), toRemovedFolder(folder));
    await rm(toRemovedFolder(folder), { recursive: true });
  }
}

/**
 * The names of a release's own assets.
 * @param {Release} release
 */
function listAssets({ files }) {
  return new Set(files.map(({ name }) => name).filter((name) => name.startsWith(assetFolder)));
}

/** @param {NodeJS.ErrnoException} error */
function ignoreExisting(error) {
  if (error.code !== 'EEXIST') throw error;
}
