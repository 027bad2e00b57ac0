/** The files of versions, for the commands that cut and remove them. */
import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expectedName, isVersionName, sortNewestFirst } from '../../src/site-map/arrangement';
import { cutFile, toDraftFile, toVersionFolder } from '../../src/versions/names';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';

const versionsFile = path.join(root, 'versions.json');

export const toFolder = (version: string) => toVersionFolder(root, version);

export const toSidebarsFile = (version: string) =>
  path.join(root, 'versioned_sidebars', `version-${version}-sidebars.json`);

/** The only argument of a command, a version name. */
export function readVersionName(args: readonly string[], command: string): string {
  const [name = ''] = args;
  if (args.length === 1 && isVersionName(name)) return name;
  throw new Failure(
    `Found ${JSON.stringify(args.join(' '))}, expected a single version name: ${expectedName}. ` +
      `Example: npm run ${command} -- 1.0`,
  );
}

/** The names in `versions.json`. Empty without the file. */
export async function readNames(): Promise<readonly string[]> {
  if (!(await exists(versionsFile))) return [];
  const text = await readFile(versionsFile, 'utf8');
  try {
    return JSON.parse(text) as readonly string[];
  } catch {
    throw new Failure(
      'versions.json does not contain a list of versions. Restore it, for example with "git checkout -- versions.json".',
    );
  }
}

/** The versions that have a folder. */
export async function listFolders(): Promise<readonly string[]> {
  const names = await readdir(path.join(root, 'versioned_docs')).catch(() => []);
  return names
    .filter((name) => name.startsWith('version-'))
    .map((name) => name.replace('version-', ''));
}

/** Replaces the names, newest first. Removes the file of an empty list. */
export async function writeNames(names: readonly string[]): Promise<void> {
  const sorted = sortNewestFirst(names);
  if (sorted.length === 0) await rm(versionsFile, { force: true });
  else await replaceFile(versionsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Writes the file atomically. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, content);
  await rename(draft, file);
}

export function toName(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Whether a version is complete. */
export function isCut(version: string): Promise<boolean> {
  return exists(path.join(toFolder(version), cutFile));
}

/**
 * Prepares a cut: writes the draft of `cut.json` before all other files of the version. Removes the
 * files of an interrupted cut, and rejects a version with other files. Returns the date of the cut.
 */
export async function beginCut(version: string): Promise<string> {
  const draft = toDraftFile(root, version);
  if (await exists(draft)) {
    const tracked = await listTracked(version);
    if (tracked.length > 0) throw new Failure(toAdvice(version, tracked.slice(0, 3)));
    await undoCut(version);
  }
  const found = await listFilesOf(version);
  if (found.length > 0) throw new Failure(toAdvice(version, found));
  const date = new Date().toISOString().slice(0, 10);
  await mkdir(path.dirname(draft), { recursive: true });
  await replaceFile(draft, `${JSON.stringify({ version, date }, null, 2)}\n`);
  return date;
}

/** Completes the version, which never changes from now on. */
export async function completeCut(version: string): Promise<void> {
  await writeNames(await readNames());
  await rename(toDraftFile(root, version), path.join(toFolder(version), cutFile));
}

/** Removes the files of an interrupted or failed cut, and its draft last. */
export async function undoCut(version: string): Promise<void> {
  await rm(toFolder(version), { recursive: true, force: true });
  await rm(toSidebarsFile(version), { force: true });
  // Docusaurus may have been interrupted while it wrote the names.
  const names = await readNames().catch(listFolders);
  await writeNames(names.filter((name) => name !== version));
  await rm(toDraftFile(root, version), { force: true });
}

/** The committed files, which belong to a frozen version. None without git or a repository. */
async function listTracked(version: string): Promise<readonly string[]> {
  const args = ['ls-files', '--', toFolder(version), toSidebarsFile(version)];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root }).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').filter(Boolean);
}

/** The existing files of a version, as paths in the repository. */
async function listFilesOf(version: string): Promise<readonly string[]> {
  const isNamed = (await readNames()).includes(version);
  const files = [toFolder(version), toSidebarsFile(version)];
  const found = await Promise.all(files.map(exists));
  const names = files.filter((_, index) => found[index]).map(toName);
  return isNamed ? [...names, 'versions.json'] : names;
}

function toAdvice(version: string, found: readonly string[]): string {
  const file = `${toName(toFolder(version))}/${cutFile}`;
  return (
    `Version ${version} has files, but no ${file}: ${found.join(', ')}. They are not from ` +
    'an interrupted cut, so they were not removed. If the version was cut before, restore the ' +
    `missing file, for example with "git checkout -- ${file}". Otherwise, delete its files and its ` +
    'name in versions.json, and try again.'
  );
}
