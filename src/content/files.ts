/** Reads the files of editors. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from './problem';

/** A file of the content, as text. */
export interface SourceFile {
  /** The path from the root of the repository, separated by `/`. */
  readonly file: string;
  readonly text: string;
}

/** Larger files are not pages, and would slow down the check. */
const mostBytes = 1_000_000;

/** The files of a folder and of those inside it whose path from there passes, in order of their names. */
export async function listFiles(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const names = await fs.readdir(path.join(siteDir, folder), { recursive: true });
  return names
    .map((name) => name.split(path.sep).join('/'))
    .filter(isWanted)
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The text of a file without a byte order mark, or the problem with the file. */
export async function readSource(
  siteDir: string,
  file: string,
): Promise<SourceFile | ContentProblem> {
  const bytes = await fs.readFile(path.join(siteDir, file));
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

export function isProblem(read: SourceFile | ContentProblem): read is ContentProblem {
  return 'found' in read;
}

export function isSource(read: SourceFile | ContentProblem): read is SourceFile {
  return !isProblem(read);
}
