import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listPresent } from '../../src/content/generated';
import { referenceFolder } from '../../src/site-map/places';

/** File contents by path relative to the reference folder, separated by `/`. */
export type ReferenceFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Updates the reference folder of a version to contain these files. Writes changed files in order and
 * removes stale generated files last, so a file can always rely on the files before it. Files of
 * editors remain.
 */
export async function writeReference(docs: string, files: ReferenceFiles): Promise<void> {
  const directory = path.join(docs, referenceFolder);
  validateNames(directory, [...files.keys()]);
  const present = await listPresent(directory);
  const authored = present.filter(({ isAuthored }) => isAuthored).map(({ name }) => name);
  const own = present.filter(({ isAuthored }) => !isAuthored).map(({ name }) => name);
  const isBlocked = toConflictCheck(authored);
  const wanted = [...files].filter(([name]) => !authored.includes(name) && !isBlocked(name));
  const isInTheWay = toConflictCheck(wanted.map(([name]) => name));
  await removeFiles(directory, own.filter(isInTheWay));
  const before = new Map(present.map(({ name, content }) => [name, content]));
  const changed = wanted.filter(
    ([name, content]) => !before.get(name)?.equals(Buffer.from(content)),
  );
  const folders = new Set(changed.map(([name]) => path.dirname(path.join(directory, name))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [name, content] of changed) writeFile(path.join(directory, name), content);
  await removeFiles(
    directory,
    own.filter((name) => !files.has(name) && !isInTheWay(name)),
  );
}

/** Path segments must not start with a dot, which prevents paths outside the folder. */
function validateNames(directory: string, names: readonly string[]): void {
  const stray = names.find((name) => !/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/.test(name));
  if (stray === undefined) return;
  throw new Error(
    `${JSON.stringify(stray)} is not a path inside ${directory}, expected names of letters, digits, "_", "-" and ".", separated by "/".`,
  );
}

/** Returns whether a file conflicts with others, because one is a parent folder of the other. */
function toConflictCheck(others: readonly string[]): (name: string) => boolean {
  const files = new Set(others);
  const folders = new Set(others.flatMap(listFolders));
  return (name) => folders.has(name) || listFolders(name).some((folder) => files.has(folder));
}

/** The parent folders of a file: `a` and `a/b` for `a/b/c.mdx`. */
function listFolders(name: string): readonly string[] {
  const segments = name.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Removes files and the folders that become empty. */
async function removeFiles(directory: string, names: readonly string[]): Promise<void> {
  for (const name of names) await fs.rm(path.join(directory, name), { force: true });
  await removeEmpty(directory);
}

async function removeEmpty(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isDirectory())) {
    const inner = path.join(folder, entry.name);
    await removeEmpty(inner);
    // Fails if the folder contains anything.
    await fs.rmdir(inner).catch(() => undefined);
  }
}

/**
 * Writes atomically, since other processes of `start` can read the file at any time. Synchronous,
 * because a new clone has thousands of small files to write, and promises double the time.
 */
function writeFile(file: string, content: string | Uint8Array): void {
  const whole = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  writeFileSync(whole, content);
  renameSync(whole, file);
}
