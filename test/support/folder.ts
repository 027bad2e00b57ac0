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
}

/** A folder that is new and empty for each test of a file. */
export function useFolder(): Folder {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at: Folder['at'] = (...names) => path.join(folder, ...names);
  return {
    at,
    read: (name) => readFileSync(at(name), 'utf8'),
    async write(files) {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(path.dirname(at(name)), { recursive: true });
        await writeFile(at(name), content);
      }
    },
  };
}

/** Runs a function with a new folder, which is removed afterwards. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  return use(folder).finally(() => rmSync(folder, { recursive: true }));
}
