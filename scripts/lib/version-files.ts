/** The files of versions, for the commands that cut and remove them. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expectedName, isVersionName } from '../../src/site-map/arrangement';
import { sortNewestFirst } from '../../src/versions/order';
import { readVersionNames, toVersionFolder } from '../../src/versions/names';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';

const versionsFile = path.join(root, 'versions.json');

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

/** The names of the cut versions, newest first. Fails if one of them is damaged. */
export function readNames(): readonly string[] {
  try {
    return readVersionNames(root);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/** Replaces the names, newest first. Removes the file of an empty list. */
export async function writeNames(names: readonly string[]): Promise<void> {
  if (names.length === 0) await rm(versionsFile, { force: true });
  else await writeJson(versionsFile, sortNewestFirst(names));
}

export async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** A file that exists while a version is cut, with the names of the versions before. */
const toMarker = (version: string) => path.join(root, 'versioned_docs', `.cut-${version}`);

/** Removes what a killed cut left of the version. */
export async function removeKilled(version: string): Promise<void> {
  const marker = toMarker(version);
  if (!existsSync(marker)) return;
  await undoCut(version, JSON.parse(readFileSync(marker, 'utf8')) as readonly string[]);
}

/** Adds a version to these names. If that fails, removes what was written. */
export async function runCut(
  version: string,
  names: readonly string[],
  cut: () => Promise<void>,
): Promise<void> {
  const marker = toMarker(version);
  await mkdir(path.dirname(marker), { recursive: true });
  await writeFile(marker, JSON.stringify(names));
  try {
    await cut();
    await writeNames([...names, version]);
  } catch (error) {
    await undoCut(version, names);
    throw error;
  }
  await rm(marker);
}

async function undoCut(version: string, names: readonly string[]): Promise<void> {
  await writeNames(names);
  await removeFiles(version);
  await rm(toMarker(version));
}

/** Removes the files of a version, its folder last: it shows that a removal was interrupted. */
export async function removeFiles(version: string): Promise<void> {
  for (const file of toFiles(version).reverse()) {
    await rm(file, { recursive: true, force: true });
  }
}
