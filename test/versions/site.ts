/** A site in a temporary folder with cut versions. */
import { mkdtempSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildCutChangelog } from '../../plugins/pages/changelog';
import type { EndpointEntry } from '../../src/catalogue/model';
import { readVersions } from '../../src/versions/read';
import { createLink, documentOf } from '../exports/sample';
import { toEndpoint } from '../support/entry';

export interface SiteFolder {
  readonly folder: string;
  /** Adds a cut version to the earlier ones. */
  readonly cut: (name: string, date: string, endpoints: readonly EndpointEntry[]) => Promise<void>;
  readonly write: (file: string, content: unknown) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const link: EndpointEntry = {
  ...createLink,
  parameters: {
    path: [{ name: 'boardId', type: 'string', required: true, description: 'Board.' }],
    body: [{ name: 'title', type: 'string', maxLength: 255, description: 'Title.' }],
  },
  example: { path: { boardId: 'b1' }, body: { title: 'A' } },
  responses: [{ status: 200, description: 'Done.', mediaTypes: ['text/csv'] }],
};

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
      const steps = buildCutChangelog(
        { endpoints: endpoints.map(toEndpoint) },
        { name, date },
        earlier,
      );
      await write(`${version}/openapi.json`, documentOf(...endpoints));
      await write(`${version}/cut.json`, { version: name, date, steps });
      await write('versions.json', [name, ...names]);
      names.unshift(name);
    },
    remove: () => fs.rm(folder, { recursive: true }),
  };
}
