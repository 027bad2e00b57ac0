import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Ending, runScript } from './run-script';
import { copySite, type SiteCopy } from './site-copy';

/** A copy of the portal whose content scripts edit. */
export interface EditedSite {
  readonly copy: SiteCopy;
  readonly run: (script: string, ...args: readonly string[]) => Promise<Ending>;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
  /** All files that editors write, with their texts. */
  readonly readAll: () => Promise<Readonly<Record<string, string>>>;
}

export async function copyEditedSite(): Promise<EditedSite> {
  const copy = await copySite();
  const { folder } = copy;
  return {
    copy,
    run: (script, ...args) => runScript(folder, script, ...args),
    read: copy.read,
    write: copy.write,
    readAll: () => readAll(folder),
  };
}

async function readAll(site: string): Promise<Readonly<Record<string, string>>> {
  const lists = await Promise.all(
    ['docs', 'src/catalogue'].map(async (folder) =>
      (await readdir(path.join(site, folder), { recursive: true, withFileTypes: true })).map(
        (entry) => [path.join(entry.parentPath, entry.name), entry.isFile()] as const,
      ),
    ),
  );
  const texts = lists
    .flat()
    .map(async ([file, isFile]) => [file, isFile ? await readFile(file, 'latin1') : 'folder']);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}
