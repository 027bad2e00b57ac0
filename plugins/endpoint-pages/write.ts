import fs from 'node:fs/promises';
import path from 'node:path';

/** Contents by path relative to the reference folder, with `/` between the parts. */
export type ReferenceFiles = ReadonlyMap<string, string | Uint8Array>;

/** Makes the folder hold exactly these files: writes what changed, removes what is stale. */
export async function writeReference(directory: string, files: ReferenceFiles): Promise<void> {
  const names = [...files.keys()];
  validateNames(directory, names);
  await removeStale(directory, names);
  for (const [name, content] of files) await writeChanged(path.join(directory, name), content);
}

/** No part of a path may begin with a dot, so that none leads out of the folder. */
function validateNames(directory: string, names: readonly string[]): void {
  const stray = names.find((name) => !/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/.test(name));
  if (stray === undefined) return;
  throw new Error(
    `${JSON.stringify(stray)} is not a path inside ${directory}: expected names of letters, digits, "_", "-" and "." with "/" between them.`,
  );
}

/** Links are removed, never followed: what they lead to is not ours. */
async function removeStale(
  directory: string,
  names: readonly string[],
  parent = '',
): Promise<void> {
  const entries = await fs.readdir(directory, { withFileTypes: true }).catch(ignoreMissing);
  for (const entry of entries) {
    const name = parent + entry.name;
    const file = path.join(directory, entry.name);
    const isFolder = entry.isDirectory() && names.some((wanted) => wanted.startsWith(`${name}/`));
    if (isFolder) await removeStale(file, names, `${name}/`);
    else if (!entry.isFile() || !names.includes(name))
      await fs.rm(file, { recursive: true, force: true });
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
