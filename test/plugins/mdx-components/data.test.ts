import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEndpointFile, toReferenceFolder } from '../../../plugins/mdx-components/remark';

it('pages in docs and in versions have data of their own, and other files have none', () => {
  const site = path.resolve('docs/site');
  const folderOf = (page: string) => toReferenceFolder(site, path.join(site, page));
  expect(folderOf('docs/guides/docs/errors.mdx')).toBe(path.join(site, 'docs/reference'));
  expect(folderOf('versioned_docs/version-1.0/docs/errors.mdx')).toBe(
    path.join(site, 'versioned_docs/version-1.0/reference'),
  );
  expect(() => folderOf('../docs/page.mdx')).toThrow('is not a page in docs');
});

describe('the data of endpoints', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
    for (const name of ['settings', 'batch']) mkdirSync(path.join(folder, name));
    const files = ['settings/boards', 'settings/index', 'batch/batches', 'index', 'errors'];
    for (const name of files) writeFileSync(path.join(folder, `${name}.json`), '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are found in the folder of any category', () => {
    expect(findEndpointFile(folder, 'batches')).toBe(path.join('batch', 'batches.json'));
  });

  it.each([
    ['bords', 'Found the slug "bords", expected that of an endpoint. Did you mean "boards"?'],
    ['index', 'Found the slug "index", expected that of an endpoint.'],
    ['../errors', 'Found the slug "../errors", expected that of an endpoint.'],
  ])('do not include %j, and the error suggests a similar slug', (slug, message) => {
    expect(() => findEndpointFile(folder, slug)).toThrow(new Error(message));
  });
});
