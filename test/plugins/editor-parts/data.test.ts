import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEndpointFile, toReferenceFolder } from '../../../plugins/editor-parts/remark';

describe('toReferenceFolder', () => {
  const site = path.resolve('docs/site');

  it.each([
    ['docs/errors.mdx', 'docs/reference'],
    ['docs/guides/docs/errors.mdx', 'docs/reference'],
    ['versioned_docs/version-1.0/errors.mdx', 'versioned_docs/version-1.0/reference'],
    ['versioned_docs/version-1.0/docs/errors.mdx', 'versioned_docs/version-1.0/reference'],
  ])('returns for %s the folder %s', (page, folder) => {
    expect(toReferenceFolder(site, path.join(site, page))).toBe(path.join(site, folder));
  });

  it.each(['src/page.mdx', '../docs/page.mdx'])('rejects %s', (page) => {
    expect(() => toReferenceFolder(site, path.join(site, page))).toThrow('is not a page in docs');
  });
});

describe('the data of endpoints', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
    for (const name of ['settings', 'batch']) mkdirSync(path.join(folder, name));
    const files = ['settings/boards', 'settings/index', 'batch/batches', 'index', 'errors'];
    for (const name of files) writeFileSync(path.join(folder, `${name}.json`), '{}');
    writeFileSync(path.join(folder, 'settings/boards.mdx'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['boards', 'settings'],
    ['batches', 'batch'],
  ])('of %s are in the folder %s', (slug, category) => {
    expect(findEndpointFile(folder, slug)).toBe(path.join(category, `${slug}.json`));
  });

  it.each([
    ['bords', 'Found the slug "bords", expected that of an endpoint. Did you mean "boards"?'],
    ['index', 'Found the slug "index", expected that of an endpoint.'],
    ['', 'Found the slug "", expected that of an endpoint.'],
    ['../errors', 'Found the slug "../errors", expected that of an endpoint.'],
  ])('do not include %j, and the error suggests a similar slug', (slug, message) => {
    expect(() => findEndpointFile(folder, slug)).toThrow(new Error(message));
  });
});
