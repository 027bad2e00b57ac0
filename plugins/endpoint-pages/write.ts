import fs from 'node:fs/promises';
import path from 'node:path';

/** Contents by path relative to the reference folder, with `/` between the parts. */
export type ReferenceFiles = ReadonlyMap<string, string | Uint8Array>;

/** Makes the folder hold exactly these files: writes what changed, removes what is stale. */
export async function writeReference(directory: string, files: ReferenceFiles): Promise<void> {
  await removeStale(directory, files);
  for (const [name, content] of files) await writeChanged(path.join(directory, name), content);
}

async function removeStale(directory: string, files: ReferenceFiles): Promise<void> {
  const present = await fs.readdir(directory, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  for (const entry of present) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(directory, file).split(path.sep).join('/');
    const isWanted = entry.isDirectory()
      ? [...files.keys()].some((wanted) => wanted.startsWith(`${name}/`))
      : files.has(name);
    if (!isWanted) await fs.rm(file, { recursive: true, force: true });
  }
}

async function writeChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const present = await fs.readFile(file).catch(ignoreMissing);
  if (Buffer.isBuffer(present) && present.equals(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
