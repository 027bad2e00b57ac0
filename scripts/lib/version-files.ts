/** Files of the project that the commands for versions write and remove. */
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Misuse } from '../../src/failure';
import { toJsonText } from '../../src/openapi/numbers';
import { expectedName, isVersionName } from '../../src/routes/arrangement';
import { sortNewestFirst } from '../../src/versions/order';
import { toFrozenFolder } from '../../plugins/docs/frozen';
import { toVersionFolder } from '../../src/versions/read';

/** The files of a version in the folder of a project: its pages, its menu and its translations. */
export const toFiles = (folder: string, version: string) => [
  toVersionFolder(folder, version),
  path.join(folder, 'versioned_sidebars', `version-${version}-sidebars.json`),
  toFrozenFolder(folder, version),
];

/** The only argument of a command, a version name. */
export function readVersionName(args: readonly string[]): string {
  const [name = ''] = args;
  if (args.length === 1 && isVersionName(name)) return name;
  throw new Misuse(args, `a single version name: ${expectedName}`);
}

/** Replaces the names, newest first. Removes the file of an empty list. */
export async function writeNames(folder: string, names: readonly string[]): Promise<void> {
  const file = path.join(folder, 'versions.json');
  if (names.length === 0) await rm(file, { force: true });
  else await writeJson(file, sortNewestFirst(names));
}

/** Writes a file in one step: who is killed leaves the file as it was. */
export async function writeJson(file: string, content: object): Promise<void> {
  const draft = `${file}.next`;
  await writeFile(draft, `${toJsonText(content, 2)}\n`);
  await rename(draft, file);
}

/** Removes the files of a version, its folder last: it shows that a removal was interrupted. */
export async function removeFiles(folder: string, version: string): Promise<void> {
  for (const file of toFiles(folder, version).reverse()) {
    await rm(file, { recursive: true, force: true });
  }
}
