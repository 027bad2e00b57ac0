import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** File contents by path relative to the reference folder, separated by `/`. */
export type ReferenceFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Updates the folder to contain exactly these files. Writes changed files in order and removes
 * stale files last, so a file can always rely on the files before it.
 */
export async function writeReference(directory: string, files: ReferenceFiles): Promise<void> {
  const names = [...files.keys()];
  validateNames(directory, names);
  const isFolder = (name: string) => names.some((wanted) => wanted.startsWith(`${name}/`));
  await remove(directory, (name, entry) =>
    entry.isDirectory() ? names.includes(name) : isFolder(name) || entry.isSymbolicLink(),
  );
  for (const [name, content] of files) await writeChanged(path.join(directory, name), content);
  await remove(directory, (name, entry) =>
    entry.isDirectory() ? !isFolder(name) : !names.includes(name),
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

/** Removes links without following them. */
async function remove(
  directory: string,
  isUnwanted: (name: string, entry: Dirent) => boolean,
  parent = '',
): Promise<void> {
  const entries = await fs.readdir(directory, { withFileTypes: true }).catch(ignoreMissing);
  for (const entry of entries) {
    const name = parent + entry.name;
    const file = path.join(directory, entry.name);
    if (isUnwanted(name, entry)) await fs.rm(file, { recursive: true, force: true });
    else if (entry.isDirectory()) await remove(file, isUnwanted, `${name}/`);
  }
}

/** Writes atomically, since other processes of `start` can read the file at any time. */
async function writeChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const present = await fs.readFile(file).catch(ignoreMissing);
  if (Buffer.isBuffer(present) && present.equals(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  const whole = `${file}.new`;
  await fs.writeFile(whole, bytes);
  await fs.rename(whole, file);
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
