import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployment } from '../support/site';
import { root } from '../../scripts/lib/paths.mjs';
import { checkContent } from '../../src/content/check';
import type { Content } from '../../src/content/pages/page';
import type { Project } from '../../src/project/index';
import { toLists } from '../../src/project/lists';
import { toMessage } from '../../src/check/messages';
import { toFolder } from '../support/folder';

/**
 * A copy of the sample content for each test, with the portal's own code for entries. All copies
 * have one path, because the loader caches the code of a file by its path.
 */
export function useSite() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  });
  beforeEach(async () => {
    await cp(path.join(__dirname, 'site'), folder, { recursive: true });
    for (const name of ['define', 'source']) {
      const file = `src/catalogue/${name}.ts`;
      await cp(path.join(root, file), path.join(folder, file));
    }
  });
  afterEach(() => rm(folder, { recursive: true }));
  const check = async () => (await checkContent(toProject(folder))).problems;
  return {
    ...toFolder(() => folder),
    check,
    messages: async () => (await check()).map(toMessage),
  };
}

/** What a page is checked with, without other pages. */
export const noContent: Content = {
  contentDir: path.join(__dirname, 'site'),
  ...{ pages: [], partials: [], files: [], endpoints: [], errors: [] },
  ...{ broken: new Set(), generated: new Map() },
};

/** A project with the catalogue of a folder. */
export function toProject(folder: string): Project {
  return {
    id: '',
    folder,
    portal: { folder, baseUrl: '/', apis: [], root: '' },
    source: 'portal.yaml',
    api: { catalogue: path.join(folder, 'src/catalogue') },
    texts: new Map(),
    entries: new Map(),
    lists: toLists(new Map()),
    locale: 'en',
    deployment,
    brand: {},
    warnings: [],
  };
}
