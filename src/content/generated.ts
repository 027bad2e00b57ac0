/** Writes generated files, and distinguishes them from files of editors in the reference folder. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { dataFiles, docsFolder, referenceFolder } from '../routes/places';
import type { ContentProblem } from '../check/messages';

/** The start of the notice in every generated text file. */
const mark = 'Generated from src/catalogue';

/** The files in a folder. Those without content, such as symbolic links, are never generated. */
async function listPresent(folder: string) {
  const entries = await fs
    .readdir(folder, { withFileTypes: true, recursive: true })
    .catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join('/');
      // A temporary file of another process may be renamed after it was listed.
      const content = entry.isFile() ? await fs.readFile(file).catch(() => undefined) : undefined;
      const isMarked = name === dataFiles.requests || name === dataFiles.document;
      return { name, content, isAuthored: !(content && (isMarked || content.includes(mark))) };
    }),
  );
}

/** Reports files of editors in the folder, which must never be deleted automatically. */
export async function checkGenerated(siteDir: string): Promise<readonly ContentProblem[]> {
  const present = await listPresent(path.join(siteDir, docsFolder, referenceFolder));
  return present
    .filter(({ name, isAuthored }) => isAuthored && !/(^|\/)\.|~$/.test(name))
    .map(({ name }) => ({
      file: `docs/${referenceFolder}/${name}`,
      found: 'a file that is not generated',
      expected: 'only files generated from the catalogue',
      hint: `Move it to docs, for example to docs/${path.posix.basename(name)}.`,
    }));
}

/** File contents by path relative to the reference folder, separated by `/`. */
export type ReferenceFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Updates the reference folder of a version to contain these files. Writes changed files in order and
 * removes stale generated files last, so a file can always rely on the files before it. Files and
 * links of editors remain, and nothing is written into their place.
 */
export async function writeReference(docs: string, files: ReferenceFiles): Promise<void> {
  const directory = path.join(docs, referenceFolder);
  const present = await listPresent(directory);
  const authored = present.filter(({ isAuthored }) => isAuthored);
  const before = new Map(present.map(({ name, content }) => [name, content]));
  for (const [name, content] of files) {
    const isAuthored = authored.some((one) => `${name}/`.startsWith(`${one.name}/`));
    if (isAuthored || before.get(name)?.equals(Buffer.from(content))) continue;
    writeWhole(path.join(directory, name), content);
  }
  for (const { name, isAuthored } of present) {
    if (!isAuthored && !files.has(name)) await fs.rm(path.join(directory, name), { force: true });
  }
}

/** A file that has not changed is not written, so that `npm start` does not build its pages again. */
export async function writeChanged(file: string, content: Uint8Array): Promise<void> {
  const present = await fs.readFile(file).catch(() => undefined);
  if (!present?.equals(content)) writeWhole(file, content);
}

/**
 * Writes atomically, since other processes of `start` can read the file at any time. Synchronous,
 * because a new clone has thousands of small files to write, and promises double the time.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const whole = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(whole, content);
  renameSync(whole, file);
}
