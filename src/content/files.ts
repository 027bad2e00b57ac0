/** Reads the files of editors. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { referenceFolder } from '../site-map/places';
import type { ContentProblem } from './problem';

export interface SourceFile {
  /** The path from the root of the repository, separated by `/`. */
  readonly file: string;
  readonly text: string;
}

/** A file may be deleted, or replaced by a folder, after it was listed. */
export type Read = SourceFile | ContentProblem | undefined;

/** The files of a folder and its subfolders that pass the filter, sorted by name. */
export async function listFiles(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const names = await Globby('**', { cwd: path.resolve(siteDir, folder), dot: true });
  return names
    .filter(isWanted)
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Whether editors write a file in `docs`, unlike the generated pages. */
export function isAuthored(name: string): boolean {
  return !name.startsWith(`${referenceFolder}/`);
}

/** The text of a file without a byte order mark, or the problem with the file. */
export async function readSource(siteDir: string, file: string): Promise<Read> {
  const bytes = await fs.readFile(path.join(siteDir, file)).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined;
    throw error;
  });
  try {
    return bytes && { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const hint = 'Save the file with UTF-8 encoding.';
    return { file, found: 'invalid UTF-8', expected: 'UTF-8 text', hint };
  }
}

export function isProblem(read: Read): read is ContentProblem {
  return read !== undefined && 'found' in read;
}

export function isSource(read: Read): read is SourceFile {
  return read !== undefined && 'text' in read;
}
