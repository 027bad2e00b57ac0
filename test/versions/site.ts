/** A site with cut versions. */
import { buildCutChangelog } from '../../plugins/pages/changelog';
import type { EndpointEntry } from '../../src/catalogue/model';
import { readVersions } from '../../src/versions/read';
import { createLink, documentOf } from '../exports/sample';
import { toEndpoint } from '../support/entry';
import { type Folder, useFolder } from '../support/folder';

interface Site extends Folder {
  /** Adds a cut version to the earlier ones. */
  readonly cut: (name: string, date: string, endpoints: readonly EndpointEntry[]) => Promise<void>;
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

/** A site that is new and empty for each test of a file. */
export function useSite(): Site {
  const folder = useFolder();
  let names: readonly string[] = [];
  beforeEach(() => {
    names = [];
  });
  return {
    ...folder,
    async cut(name, date, endpoints) {
      const version = `versioned_docs/version-${name}`;
      const views = endpoints.map(toEndpoint);
      const earlier = readVersions(folder.at());
      const steps = buildCutChangelog({ endpoints: views }, { name, date }, earlier);
      names = [name, ...names];
      await folder.write({
        [`${version}/openapi.json`]: JSON.stringify(documentOf(...endpoints)),
        [`${version}/cut.json`]: JSON.stringify({ version: name, date, steps }),
        'versions.json': JSON.stringify(names),
      });
    },
  };
}
