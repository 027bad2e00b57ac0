/** Reads the files of editors. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { referenceFolder } from '../routes/places';
import type { ContentProblem } from '../check/messages';

export interface SourceFile {
  /** The path from the root of the repository, separated by `/`. */
  readonly file: string;
  readonly text: string;
}

/** The files of a folder and its subfolders that pass the filter, by their paths in it, sorted. */
export async function listNames(
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<readonly string[]> {
  return (await Globby('**', { cwd: folder, dot: true })).filter(isWanted).sort();
}

/** The same by their paths from the folder of the site. */
export async function listFiles(
  siteDir: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const names = await listNames(path.resolve(siteDir, folder), isWanted);
  return names.map((name) => `${folder}/${name}`);
}

/** Whether editors write a file in `docs`, unlike the generated pages. */
export function isAuthored(name: string): boolean {
  return !name.startsWith(`${referenceFolder}/`);
}

/** The text of a file without its byte order mark, which UTF-8 does not need. */
export async function readText(file: string): Promise<string> {
  return new TextDecoder().decode(await fs.readFile(file));
}

/** The texts of files without byte order marks, and the files that are not text. */
export async function readSources(siteDir: string, files: readonly string[]) {
  const read = await Promise.all(files.map((file) => readSource(siteDir, file)));
  return {
    sources: read.filter((one) => 'text' in one),
    problems: read.filter((one) => 'found' in one),
  };
}

async function readSource(siteDir: string, file: string): Promise<SourceFile | ContentProblem> {
  const bytes = await fs.readFile(path.join(siteDir, file));
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const hint = 'Save the file with UTF-8 encoding.';
    return { file, found: 'invalid UTF-8', expected: 'UTF-8 text', hint };
  }
}
