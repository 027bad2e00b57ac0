/** Distinguishes generated files in the reference folder from files of editors. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { dataFiles, referenceFolder } from '../site-map/places';
import type { ContentProblem } from './problem';

/** The start of the notice in every generated text file. */
const mark = 'Generated from src/catalogue';

/** The maximum length of the record: several versions of a few thousand pages. */
const mostContents = 20_000;

export interface PresentFile {
  /** The path relative to the folder, separated by `/`. */
  readonly name: string;
  /** Whether an editor wrote or changed it. */
  readonly isAuthored: boolean;
  readonly isMarked: boolean;
  /** Undefined for symbolic links and other files without content. */
  readonly key?: string;
}

/** Lists the files in the folder, including symbolic links, which are never generated. */
export async function listPresent(siteDir: string): Promise<readonly PresentFile[]> {
  const record = await readRecord(siteDir);
  const folder = path.join(siteDir, 'docs', referenceFolder);
  const files = await walk(folder);
  const present = await Promise.all(
    files.map(async ({ name, isFile }) => {
      const content = isFile ? await readContent(path.join(folder, name)) : undefined;
      if (!content) return isFile ? [] : [{ name, isAuthored: true, isMarked: false }];
      const { key, isMarked } = content;
      const isKnown = record?.has(key) ?? (isMarked || name === dataFiles.requests);
      return [{ name, isAuthored: !isKnown, isMarked, key }];
    }),
  );
  return present.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Undefined if the file was removed. */
async function readContent(file: string) {
  const bytes = await fs.readFile(file).catch(() => undefined);
  return bytes && { key: toKey(bytes), isMarked: bytes.includes(mark) };
}

/** Records keys of contents before they are written. Without the record, the mark in a file decides. */
export async function recordKeys(siteDir: string, keys: readonly string[]): Promise<void> {
  const known = await readRecord(siteDir);
  if (known && keys.every((key) => known.has(key))) return;
  const all = new Set([...(known ?? []), ...keys]);
  const file = toRecordFile(siteDir);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(`${file}.new`, JSON.stringify([...all].slice(-mostContents)));
  await fs.rename(`${file}.new`, file);
}

/** Reports files of editors in the folder, which must never be deleted automatically. */
export async function checkGenerated(siteDir: string): Promise<readonly ContentProblem[]> {
  const present = await listPresent(siteDir);
  return present
    .filter(({ name, isAuthored }) => isAuthored && !/(^|\/)\.|~$/.test(name))
    .map(({ name, isMarked }) => ({
      file: `docs/${referenceFolder}/${name}`,
      ...(isMarked ? edited : toStray(name)),
    }));
}

const edited = {
  found: 'a generated file that was edited',
  expected: 'the file as generated from the catalogue',
  hint: 'Edit src/catalogue instead, and delete this file. It is generated again.',
};

function toStray(name: string) {
  return {
    found: 'a file that is not generated',
    expected: 'only files generated from the catalogue',
    hint: `Move it to docs, for example to docs/${path.posix.basename(name)}.`,
  };
}

function toRecordFile(siteDir: string): string {
  return path.join(siteDir, '.docusaurus', 'reference-record.json');
}

/** Undefined if the record does not exist or cannot be read. */
async function readRecord(siteDir: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const keys: unknown = JSON.parse(await fs.readFile(toRecordFile(siteDir), 'utf8'));
    return Array.isArray(keys) ? new Set(keys.map(String)) : undefined;
  } catch {
    return undefined;
  }
}

/** Contents with the same key are equal. */
export function toKey(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

async function walk(
  folder: string,
  parent = '',
): Promise<readonly { readonly name: string; readonly isFile: boolean }[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries.map(async (entry) => {
      const name = parent + entry.name;
      if (entry.isDirectory()) return walk(path.join(folder, entry.name), `${name}/`);
      return [{ name, isFile: entry.isFile() }];
    }),
  );
  return files.flat();
}
