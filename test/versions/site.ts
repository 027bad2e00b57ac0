/** A site in a temporary folder with cut versions. */
import { mkdtempSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildReference } from '../../plugins/endpoint-pages/reference';
import { writeCutChangelog } from '../../plugins/endpoint-pages/changelog';
import type { ReferenceFiles } from '../../plugins/endpoint-pages/write';
import type { Catalogue, Endpoint } from '../../src/catalogue/model';
import { readVersions } from '../../src/versions/read';
import { site } from '../exports/download';
import { createLink } from '../request/sample';

export interface SiteFolder {
  readonly folder: string;
  /** Adds a cut version to the earlier ones. */
  readonly cut: (name: string, date: string, endpoints: readonly Endpoint[]) => Promise<void>;
  readonly write: (file: string, content: unknown) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const link: Endpoint = {
  ...createLink,
  parameters: {
    path: [{ name: 'boardId', type: 'string', required: true, description: 'Board.' }],
    body: [{ name: 'title', type: 'string', maxLength: 255, description: 'Title.' }],
  },
  example: { path: { boardId: 'b1' }, body: { title: 'A' } },
  responses: [{ status: 200, description: 'Done.', mediaTypes: ['text/csv'] }],
};

/** A catalogue of one category. */
export const toCatalogue = (endpoints: readonly Endpoint[]): Catalogue => ({
  categories: [{ id: 'campaigns', title: 'Campaigns', description: 'Links.', endpoints }],
  statusCodes: [],
  verbs: [],
});

export const makeFolder = () => mkdtempSync(path.join(os.tmpdir(), 'site-'));

/** `folder` is made if it does not exist. */
export async function makeSite(folder = makeFolder()): Promise<SiteFolder> {
  await fs.mkdir(folder, { recursive: true });
  const names: string[] = [];
  const write = async (file: string, content: unknown) => {
    const target = path.join(folder, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  return {
    folder,
    write,
    async cut(name, date, endpoints) {
      const version = `versioned_docs/version-${name}`;
      const earlier = readVersions(folder);
      const files = buildReference(toCatalogue(endpoints), site);
      await writeFiles(path.join(folder, version, 'reference'), files);
      await writeCutChangelog(path.join(folder, version), { name, date }, earlier);
      await write(`${version}/cut.json`, { version: name, date });
      await write('versions.json', [name, ...names]);
      names.unshift(name);
    },
    remove: () => fs.rm(folder, { recursive: true }),
  };
}

/** Writes generated files to the folder of a version. */
export async function writeFiles(folder: string, files: ReferenceFiles): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
  }
}
