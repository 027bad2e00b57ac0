import fs from 'node:fs/promises';
import path from 'node:path';
import { readVersion, readVersions } from '../../plugins/endpoint-pages/versions';
import { catalogue, endpoints } from '../../src/catalogue';
import { buildReference } from '../../plugins/endpoint-pages/reference';
import { writeReference } from '../../plugins/endpoint-pages/write';
import { site } from '../exports/download';
import { link, makeSite, type SiteFolder } from './versions';

let portal: SiteFolder;
beforeEach(async () => {
  portal = await makeSite();
});
afterEach(() => portal.remove());

const read = () => readVersions(portal.folder, 'docs/reference');

describe('the cut versions', () => {
  it('are none before the first cut', async () => {
    expect(await read()).toEqual([]);
  });

  it('are read with their days and their endpoints, newest first', async () => {
    const other = { ...link, slug: 'other', method: 'PUT' as const };
    await portal.cut('1.0', '2026-01-31', [link]);
    await portal.cut('2.0', '2026-11-21', [other, link]);
    expect(await read()).toEqual([
      { name: '2.0', date: '2026-11-21', endpoints: [other, link] },
      { name: '1.0', date: '2026-01-31', endpoints: [link] },
    ]);
  });
});

it('reads every endpoint of the catalogue back', async () => {
  await writeReference(portal.folder, buildReference(catalogue, site));
  expect(JSON.stringify(await readVersion(portal.folder))).toBe(
    JSON.stringify(endpoints).replaceAll('{product}', site.product),
  );
});

describe('a version that is not as it was cut', () => {
  const version = 'versioned_docs/version-1.0';
  const page = `${version}/reference/campaigns/create-link.json`;
  const broken = (change: object) => ({ schemaVersion: 1, endpoint: { ...link, ...change } });

  beforeEach(() => portal.cut('1.0', '2026-01-31', [link]));

  it.each<[problem: string, file: string, content: unknown, message: string]>([
    ['a text', page, '{', 'JSON'],
    ['an unknown shape', page, { ...broken({}), schemaVersion: 2 }, '"schemaVersion" must be [1]'],
    ['no shape', page, { endpoint: link }, '"schemaVersion" is required'],
    ['no endpoint', page, { schemaVersion: 1 }, '"endpoint" is required'],
    ['a method', page, broken({ method: 'GOT' }), '"endpoint.method" must be one of'],
    [
      'a parameter',
      page,
      broken({
        parameters: { body: [{ name: 'a', type: 'object', properties: [{ name: 'b' }] }] },
      }),
      '"endpoint.parameters.body[0].properties[0].type" is required',
    ],
    [
      'the items of a list',
      page,
      broken({ parameters: { body: [{ name: 'a', type: 'array' }] } }),
      '"endpoint.parameters.body[0].items" is required',
    ],
    [
      'a field',
      page,
      broken({
        responses: [
          {
            status: 200,
            mediaTypes: [],
            schema: { type: 'object', properties: [{ name: 'a', type: 'text' }] },
          },
        ],
      }),
      '"endpoint.responses[0].schema.properties[0].type" must be one of',
    ],
    [
      'a path that leads elsewhere',
      `${version}/reference/campaigns/index.json`,
      { schemaVersion: 1, endpoints: [{ slug: '../../cut' }] },
      '"endpoints[0].slug"',
    ],
    ['a day', `${version}/cut.json`, { version: '1.0', date: '2026-02-30' }, 'found "2026-02-30"'],
    ['a name', `${version}/cut.json`, { version: '1.1', date: '2026-02-03' }, '"version" must be'],
  ])('is refused for %s, with its file', async (_problem, file, content, message) => {
    await portal.write(file, content);
    await expect(read()).rejects.toThrow(message);
    await expect(read()).rejects.toThrow(`${file}: `);
  });

  it.each([page, `${version}/reference/categories.json`])('is refused without %s', async (file) => {
    await fs.rm(path.join(portal.folder, file));
    await expect(read()).rejects.toThrow(`git checkout -- `);
    await expect(read()).rejects.toThrow(`${file}: `);
  });

  it('is refused without the day of its cut', async () => {
    await fs.rm(path.join(portal.folder, version, 'cut.json'));
    await expect(read()).rejects.toThrow(
      /there is no versioned_docs\/version-1\.0\/cut\.json\. Run "npm run version:cut -- 1\.0" again/,
    );
  });
});
