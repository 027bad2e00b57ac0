/** Reads the files of editors. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { docsFolder, referenceFolder } from '../site-map/places';
import type { ContentProblem } from './problem';

/** A file of the content, as text. */
export interface SourceFile {
  /** The path from the root of the repository, separated by `/`. */
  readonly file: string;
  readonly text: string;
}

/** Larger files are not pages, and would slow down the check. */
const mostBytes = 1_000_000;

/** A file may be deleted, or replaced by a folder, after it was listed. */
export type Read = SourceFile | ContentProblem | undefined;

/** The files of a folder and its subfolders that pass the filter, sorted by name. */
export async function listFiles(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const names = await Globby('**', { cwd: path.join(siteDir, folder), dot: true });
  return names
    .filter(isWanted)
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Whether editors write a file in `docs`, unlike the generated pages. */
export function isAuthored(name: string): boolean {
  return !name.startsWith(`${referenceFolder}/`);
}

/** The files in `docs` that editors write. */
export function listAuthored(siteDir: string): Promise<readonly string[]> {
  return listFiles(siteDir, docsFolder, isAuthored);
}

/** Reads the files that are there, and that can be read. */
export async function readSources(
  siteDir: string,
  files: readonly string[],
): Promise<readonly SourceFile[]> {
  return (await Promise.all(files.map((file) => readSource(siteDir, file)))).filter(isSource);
}

/** The text of a file without a byte order mark, or the problem with the file. */
export async function readSource(siteDir: string, file: string): Promise<Read> {
  try {
    return toSource(file, await fs.readFile(path.join(siteDir, file)));
  } catch (error) {
    const { code = 'EUNKNOWN' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined;
    const hint = 'Check the owner and the permissions of the file.';
    return { file, found: `an unreadable file (${code})`, expected: 'readable text', hint };
  }
}

function toSource(file: string, bytes: Buffer): SourceFile | ContentProblem {
  if (bytes.length > mostBytes) {
    const found = `${(bytes.length / 1_000_000).toFixed(1)} MB`;
    return { file, found, expected: 'at most 1 MB', hint: 'Split it into several files.' };
  }
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {
      file,
      found: 'invalid UTF-8',
      expected: 'UTF-8 text',
      hint: 'Save the file with UTF-8 encoding.',
    };
  }
}

export function isProblem(read: Read): read is ContentProblem {
  return read !== undefined && 'found' in read;
}

export function isSource(read: Read): read is SourceFile {
  return read !== undefined && 'text' in read;
}

/** The first mark of a git merge conflict in a file. */
export function checkConflicts({ file, text }: SourceFile): readonly ContentProblem[] {
  const index = text.split('\n').findIndex((line) => /^(<{7}|>{7})( |\r?$)/.test(line));
  if (index === -1) return [];
  const found = 'a merge conflict';
  const hint = 'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.';
  return [{ file, line: index + 1, found, expected: 'one version of the text', hint }];
}
