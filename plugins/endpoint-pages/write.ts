import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listPresent, recordKeys, toKey } from '../../src/content/generated';
import { referenceFolder } from '../../src/site-map/places';

/** File contents by path relative to the reference folder, separated by `/`. */
export type ReferenceFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Updates the reference folder of a site to contain these files. Writes changed files in order and
 * removes stale generated files last, so a file can always rely on the files before it. Files of
 * editors remain.
 */
export async function writeReference(siteDir: string, files: ReferenceFiles): Promise<void> {
  const directory = path.join(siteDir, 'docs', referenceFolder);
  const present = new Map((await listPresent(siteDir)).map((file) => [file.name, file]));
  const keys = new Map([...files].map(([name, content]) => [name, toKey(content)]));
  await recordKeys(siteDir, [...keys.values()]);
  for (const [name, content] of files) {
    const before = present.get(name);
    if (before?.isAuthored || before?.key === keys.get(name)) continue;
    writeFile(path.join(directory, name), content);
  }
  for (const { name, isAuthored } of present.values()) {
    if (!isAuthored && !files.has(name)) await fs.rm(path.join(directory, name), { force: true });
  }
  await removeEmpty(directory);
}

async function removeEmpty(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isDirectory())) {
    const inner = path.join(folder, entry.name);
    await removeEmpty(inner);
    // Fails if the folder contains anything.
    await fs.rmdir(inner).catch(() => undefined);
  }
}

/**
 * Writes atomically, since other processes of `start` can read the file at any time. Synchronous,
 * because a new clone has thousands of small files to write, and promises double the time.
 */
function writeFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  writeFileSync(whole, content);
  renameSync(whole, file);
}
