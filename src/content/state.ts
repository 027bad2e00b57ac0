/** The state of the content, by which `npm start` finds changes. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { docsFolder, referenceFolder } from '../site-map/places';
import { catalogueFolder } from './catalogue';
import { listFiles } from './files';

/** Each part changes with every file of it that is written, added or removed. */
export interface ContentState {
  readonly catalogue: string;
  /** The pages that editors write. */
  readonly pages: string;
  /** Only the names of generated files, since their contents change with the catalogue. */
  readonly generated: string;
}

/** The folders with the content, relative to the root of the site. */
export const contentFolders = [catalogueFolder, docsFolder];

/** Reads the state of a site's content. */
export async function readState(siteDir: string): Promise<ContentState> {
  const list = (folder: string) => listFiles(siteDir, folder, () => true);
  const [catalogue, docs] = await Promise.all([list(catalogueFolder), list(docsFolder)]);
  const isGenerated = (file: string) => file.startsWith(`${docsFolder}/${referenceFolder}/`);
  return {
    catalogue: await readFiles(siteDir, catalogue),
    pages: await readFiles(
      siteDir,
      docs.filter((file) => !isGenerated(file)),
    ),
    generated: docs.filter(isGenerated).join('\n'),
  };
}

async function readFiles(siteDir: string, files: readonly string[]): Promise<string> {
  const states = await Promise.all(
    files.map(async (file) => {
      const status = await stat(path.join(siteDir, file)).catch(() => undefined);
      return `${file} ${status?.mtimeMs} ${status?.size}`;
    }),
  );
  return states.join('\n');
}
