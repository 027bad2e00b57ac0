/** The files of versions, for the commands that cut and remove them. */
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../src/failure';
import { toJsonText } from '../../src/openapi/numbers';
import { expectedName, isVersionName } from '../../src/routes/arrangement';
import { sortNewestFirst } from '../../src/versions/order';
import { toVersionFolder } from '../../src/versions/read';
import { root } from './paths.mjs';

/** The files of a version: its pages and its menu. */
export const toFiles = (version: string) => [
  toVersionFolder(root, version),
  path.join(root, 'versioned_sidebars', `version-${version}-sidebars.json`),
];

/** The path in the repository. */
export function toName(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** The only argument of a command, a version name. */
export function readVersionName(args: readonly string[], command: string): string {
  const [name = ''] = args;
  if (args.length === 1 && isVersionName(name)) return name;
  throw new Failure(
    `Found ${JSON.stringify(args.join(' '))}, expected a single version name: ${expectedName}. ` +
      `Example: npm run ${command} -- 1.0`,
  );
}

/** Replaces the names, newest first. Removes the file of an empty list. */
export async function writeNames(names: readonly string[]): Promise<void> {
  const file = path.join(root, 'versions.json');
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
export async function removeFiles(version: string): Promise<void> {
  for (const file of toFiles(version).reverse()) {
    await rm(file, { recursive: true, force: true });
  }
}
