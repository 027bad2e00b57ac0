import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listPresent } from '../../src/content/generated';
import { referenceFolder } from '../../src/site-map/places';

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
    writeFile(path.join(directory, name), content);
  }
  for (const { name, isAuthored } of present) {
    if (!isAuthored && !files.has(name)) await fs.rm(path.join(directory, name), { force: true });
  }
}

/**
 * Writes atomically, since other processes of `start` can read the file at any time. Synchronous,
 * because a new clone has thousands of small files to write, and promises double the time.
 */
function writeFile(file: string, content: string | Uint8Array): void {
  const whole = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(whole, content);
  renameSync(whole, file);
}
