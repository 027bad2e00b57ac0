import fs from 'node:fs/promises';
import path from 'node:path';
import { portalOfCatalogue } from '../../src/catalogue/compile';
import { Failure } from '../../src/failure';
import { readCurrentDocument, readDocument, readVersions } from '../../src/versions/read';
import { documentOf } from '../exports/sample';
import { toEndpoint } from '../support/entry';
import { link, makeSite, type SiteFolder } from './site';

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
    const other = { ...link, slug: 'other', title: 'Other Link', method: 'PUT' as const };
    await portal.cut('1.0', '2026-01-31', [link]);
    await portal.cut('2.0', '2026-11-21', [other, link]);
    const [linkView, otherView] = [link, other].map(toEndpoint);
    expect(read()).toMatchObject([
      {
        ...{ name: '2.0', date: '2026-11-21', endpoints: [otherView, linkView] },
        steps: [{ before: '1.0' }, { version: { name: '1.0' } }],
      },
      { name: '1.0', date: '2026-01-31', endpoints: [linkView], steps: [{ endpoints: [] }] },
    ]);
  });
});

it('the document of a version can be read back, and that of the current one is generated', async () => {
  await portal.cut('1.0', '2026-01-31', [link]);
  await portal.write('docs/reference/openapi.json', documentOf());
  expect(readDocument(portal.folder, '1.0')).toEqual(documentOf(link));
  expect(readCurrentDocument(portal.folder)).toEqual(documentOf());
});

it('a document that was cut before x-portal had keys for it means the same', async () => {
  const header = [{ name: 'Api-Version', type: 'string', default: 'v1', description: '' }] as const;
  const whole = documentOf({ ...link, parameters: { ...link.parameters, header } });
  const keys = [...Object.keys(portalOfCatalogue), 'isSent'];
  await portal.cut('1.0', '2026-01-31', [link]);
  await portal.write(
    'versioned_docs/version-1.0/openapi.json',
    JSON.stringify(whole, (key, value: unknown) => (keys.includes(key) ? undefined : value)),
  );
  expect(readDocument(portal.folder, '1.0')).toEqual(whole);
});

it('a removed version without its last file is a clear message', async () => {
  await portal.write('removed_versions/version-0.9/routes.json', { routes: [] });
  await portal.write('removed_versions/version-0.9/openapi.json', documentOf(link));
  expect(read).toThrow(/removed_versions\/version-0\.9\/cut\.json: .* Restore the file/);
  expect(read).toThrow(Failure);
});

describe('a damaged version', () => {
  const document = 'versioned_docs/version-1.0/openapi.json';
  const cut = 'versioned_docs/version-1.0/cut.json';

  beforeEach(() => portal.cut('1.0', '2026-01-31', [link]));

  it('is rejected for a document that is not JSON, with its file', async () => {
    await portal.write(document, '{');
    expect(read).toThrow('JSON');
    expect(read).toThrow(`${document}: `);
    expect(read).toThrow('Restore the file, for example with "git checkout -- ');
  });

  it.each([document, cut])('is rejected without %s', async (file) => {
    await fs.rm(path.join(portal.folder, file));
    expect(read).toThrow('Restore the file, for example with "git checkout -- ');
    expect(read).toThrow(file);
    expect(read).toThrow(Failure);
  });
});
