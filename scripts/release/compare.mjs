/** What differs between two releases. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {import('./files.mjs').ReleaseFile} ReleaseFile
 *
 * Files, and the folder that contains them.
 * @typedef {{readonly folder: string, readonly files: readonly ReleaseFile[]}} Content
 */

/**
 * How many pages differ. A page that only names other scripts or styles is the same page.
 * @param {Content} before
 * @param {Content} after
 */
export async function comparePages(before, after) {
  const old = toHashes(before.files);
  const names = toHashes(after.files);
  const pages = after.files.filter(isPage);
  const kept = pages.filter(({ name }) => old.has(name));
  let changed = 0;
  for (const { name, hash } of kept) {
    if (old.get(name) === hash) continue;
    const older = await readContent(path.join(before.folder, name));
    if (older !== (await readContent(path.join(after.folder, name)))) changed += 1;
  }
  return {
    added: pages.length - kept.length,
    changed,
    removed: before.files.filter((file) => isPage(file) && !names.has(file.name)).length,
  };
}

/**
 * Whether the configuration of web servers differs.
 * @param {readonly ReleaseFile[]} before
 * @param {readonly ReleaseFile[]} after
 */
export function isHostsChanged(before, after) {
  const old = toHashes(before);
  return after.some(({ name, hash }) => name.startsWith('hosts/') && old.get(name) !== hash);
}

/** @param {readonly ReleaseFile[]} files */
function toHashes(files) {
  return new Map(files.map(({ name, hash }) => [name, hash]));
}

/** @param {ReleaseFile} file */
function isPage({ name }) {
  return name.endsWith('.html');
}

/**
 * A page without its scripts and styles, since any change of the code renames them on all pages.
 * @param {string} file
 */
async function readContent(file) {
  const html = await readFile(file, 'utf8');
  return html.replaceAll(/<(?:script|link)\b[^>]*\/assets\/(?:js|css)\/[^>]*>/g, '');
}
