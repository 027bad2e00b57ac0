import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Folder {
  /** The absolute path of a file in the folder. */
  readonly at: (...names: readonly string[]) => string;
  readonly read: (name: string) => string;
  /** Writes files by name, with the folders that they need. */
  readonly write: (files: Readonly<Record<string, string | Uint8Array>>) => Promise<void>;
  /** Replaces a text of a file, which must exist. */
  readonly edit: (name: string, before: string, after: string) => Promise<void>;
}

/** What tests do in a folder, whose path can change. */
export function toFolder(toPath: () => string): Folder {
  const at: Folder['at'] = (...names) => path.join(toPath(), ...names);
  const read: Folder['read'] = (name) => readFileSync(at(name), 'utf8');
  return {
    at,
    read,
    async write(files) {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(path.dirname(at(name)), { recursive: true });
        await writeFile(at(name), content);
      }
    },
    async edit(name, before, after) {
      const text = read(name);
      if (!text.includes(before)) throw new Error(`${name} does not hold ${before}`);
      await writeFile(
        at(name),
        text.replaceAll(before, () => after),
      );
    },
  };
}

/** A folder that is new and empty for each test of a file. */
export function useFolder(): Folder {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return toFolder(() => folder);
}

/** Runs a function with a new folder, which is removed afterwards. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  return use(folder).finally(() => rmSync(folder, { recursive: true }));
}
