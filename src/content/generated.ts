/** Distinguishes generated files in the reference folder from files of editors. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { dataFiles, docsFolder, referenceFolder } from '../site-map/places';
import type { ContentProblem } from './problem';

/** The start of the notice in every generated text file. */
const mark = 'Generated from src/catalogue';

export interface PresentFile {
  /** The path relative to the folder, separated by `/`. */
  readonly name: string;
  /** Whether an editor wrote it. Symbolic links are never generated. */
  readonly isAuthored: boolean;
  /** Undefined for symbolic links and other files without content. */
  readonly content?: Buffer;
}

export async function listPresent(folder: string): Promise<readonly PresentFile[]> {
  const entries = await fs
    .readdir(folder, { withFileTypes: true, recursive: true })
    .catch(() => []);
  const present = await Promise.all(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).split(path.sep).join('/');
        if (!entry.isFile()) return [{ name, isAuthored: true }];
        // A file may be removed after it was listed.
        const content = await fs.readFile(file).catch(() => undefined);
        if (!content) return [];
        return [{ name, isAuthored: !isGenerated(name, content), content }];
      }),
  );
  return present.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isGenerated(name: string, content: Buffer): boolean {
  const { requests, document } = dataFiles;
  return [requests, document].some((file) => file === name) || content.includes(mark);
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
