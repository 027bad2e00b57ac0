import fs from 'node:fs/promises';
import path from 'node:path';
import { buildReference } from '../../plugins/endpoint-pages/reference';
import { catalogue } from '../../src/catalogue';
import { readCatalogue, readVersions } from '../../src/versions/read';
import { site } from '../exports/download';
import { format1 } from '../fixtures/format-1';
import { link, makeSite, type SiteFolder, writeFiles } from './site';

let portal: SiteFolder;
beforeEach(async () => {
  portal = await makeSite();
});
afterEach(() => portal.remove());

const read = () => readVersions(portal.folder);

describe('the cut versions', () => {
  it('are empty before the first cut', () => {
    expect(read()).toEqual([]);
  });

  it('are returned with their dates and endpoints, newest first', async () => {
    const other = { ...link, slug: 'other', method: 'PUT' as const };
    await portal.cut('1.0', '2026-01-31', [link]);
    await portal.cut('2.0', '2026-11-21', [other, link]);
    expect(read()).toMatchObject([
      { name: '2.0', date: '2026-11-21', endpoints: [other, link], step: { before: '1.0' } },
      { name: '1.0', date: '2026-01-31', endpoints: [link], step: { endpoints: [] } },
    ]);
  });
});

it('the catalogue can be read back', async () => {
  await writeFiles(portal.folder, buildReference(catalogue, site));
  const withProduct = JSON.stringify(catalogue).replaceAll('{product}', site.product);
  expect(readCatalogue(portal.folder)).toEqual(JSON.parse(withProduct));
});

describe('a damaged version', () => {
  const version = 'versioned_docs/version-1.0';
  const page = `${version}/reference/campaigns/create-link.json`;
  const broken = (change: object) => ({ schemaVersion: 1, endpoint: { ...link, ...change } });

  beforeEach(() => portal.cut('1.0', '2026-01-31', [link]));

  it.each<[problem: string, file: string, content: unknown, message: string]>([
    ['a string', page, '{', 'JSON'],
    [
      'an unknown format',
      page,
      { ...broken({}), schemaVersion: 2 },
      'schemaVersion: found 2, expected 1',
    ],
    ['a method', page, broken({ method: 'GOT' }), 'endpoint.method: found "GOT", expected one of'],
    [
      'a parameter',
      page,
      broken({
        parameters: {
          body: [{ name: 'a', type: 'object', description: 'A.', properties: [{ name: 'b' }] }],
        },
      }),
      'endpoint.parameters.body.a.properties.b.type: found nothing, expected one of',
    ],
    [
      'the items of a list',
      page,
      broken({ parameters: { body: [{ name: 'a', type: 'array', description: 'A.' }] } }),
      'endpoint.parameters.body.a.items: found nothing, expected an object',
    ],
    [
      'a field',
      page,
      broken({
        responses: [
          {
            status: 200,
            description: 'Done.',
            mediaTypes: [],
            schema: { type: 'object', properties: [{ name: 'a', type: 'text' }] },
          },
        ],
      }),
      'endpoint.responses.200.schema.properties.a.type: found "text", expected one of',
    ],
    [
      'a path that leaves the folder',
      `${version}/reference/campaigns/index.json`,
      { ...format1.overview, endpoints: [{ ...format1.overview.endpoints[0], slug: '../../cut' }] },
      'slug: found "../../cut", expected lower-case letters',
    ],
    ['a date', `${version}/cut.json`, { version: '1.0', date: '2026-02-30' }, 'found "2026-02-30"'],
    [
      'a name',
      `${version}/cut.json`,
      { version: '1.1', date: '2026-02-03' },
      'version: found "1.1", expected "1.0"',
    ],
  ])('is rejected for %s, with its file', async (_problem, file, content, message) => {
    await portal.write(file, content);
    expect(read).toThrow(message);
    expect(read).toThrow(`${file}: `);
  });

  it.each([page, `${version}/reference/categories.json`])(
    'is rejected without %s',
    async (file) => {
      await fs.rm(path.join(portal.folder, file));
      expect(read).toThrow(`git checkout -- `);
      expect(read).toThrow(`${file}: `);
    },
  );

  it('is rejected without its date', async () => {
    await fs.rm(path.join(portal.folder, version, 'cut.json'));
    expect(read).toThrow(
      `Restore the file, for example with "git checkout -- ${version}/cut.json"`,
    );
  });
});
