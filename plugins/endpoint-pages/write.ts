import fs from 'node:fs/promises';
import path from 'node:path';
import { listPresent, recordContents } from '../../src/content/generated';
import { referenceFolder } from '../../src/site-map/places';

/** File contents by path relative to the reference folder, separated by `/`. */
export type ReferenceFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Updates the reference folder of a site to contain these files. Writes changed files in order and
 * removes stale generated files last, so a file can always rely on the files before it. Files of
 * editors remain.
 */
export async function writeReference(siteDir: string, files: ReferenceFiles): Promise<void> {
  const directory = path.join(siteDir, 'docs', referenceFolder);
  validateNames(directory, [...files.keys()]);
  const present = await listPresent(siteDir);
  const foreign = present.filter(({ isForeign }) => isForeign).map(({ name }) => name);
  const own = present.filter(({ isForeign }) => !isForeign).map(({ name }) => name);
  const wanted = [...files].filter(([name]) => !foreign.some((other) => excludes(other, name)));
  await recordContents(siteDir, files.values());
  const inTheWay = own.filter((name) =>
    wanted.some(([other]) => other !== name && excludes(name, other)),
  );
  await removeFiles(directory, inTheWay);
  for (const [name, content] of wanted) await writeChanged(path.join(directory, name), content);
  await removeFiles(
    directory,
    own.filter((name) => !files.has(name) && !inTheWay.includes(name)),
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

/** Whether both cannot exist: they are the same, or one is a parent folder of the other. */
function excludes(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
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

/** Writes atomically, since other processes of `start` can read the file at any time. */
async function writeChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const present = await fs.readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  const whole = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  await fs.writeFile(whole, bytes);
  await fs.rename(whole, file);
}
