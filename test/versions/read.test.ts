import { rmSync } from 'node:fs';
import { portalOfCatalogue } from '../../src/catalogue/compile';
import { Failure } from '../../src/failure';
import { readCurrentDocument, readDocument, readVersions } from '../../src/versions/read';
import { documentOf } from '../exports/sample';
import { toEndpoint } from '../support/entry';
import { link, useSite } from './site';

const { at, cut, write } = useSite();

const read = () => readVersions(at());

it('the cut versions are returned with their dates and endpoints, newest first', async () => {
  expect(read()).toEqual([]);
  const other = { ...link, slug: 'other', title: 'Other Link', method: 'PUT' as const };
  await cut('1.0', '2026-01-31', [link]);
  await cut('2.0', '2026-11-21', [other, link]);
  const [linkView, otherView] = [link, other].map(toEndpoint);
  expect(read()).toMatchObject([
    {
      ...{ name: '2.0', date: '2026-11-21', endpoints: [otherView, linkView] },
      steps: [{ before: '1.0' }, { version: { name: '1.0' } }],
    },
    { name: '1.0', date: '2026-01-31', endpoints: [linkView], steps: [{ endpoints: [] }] },
  ]);
});

it('the document of a version can be read back, and that of the current one is generated', async () => {
  await cut('1.0', '2026-01-31', [link]);
  await write({ 'docs/reference/openapi.json': JSON.stringify(documentOf()) });
  expect(readDocument(at(), '1.0')).toEqual(documentOf(link));
  expect(readCurrentDocument(at())).toEqual(documentOf());
});

it('a document that was cut before x-portal had keys for it means the same', async () => {
  const header = [{ name: 'Api-Version', type: 'string', default: 'v1', description: '' }] as const;
  const whole = documentOf({ ...link, parameters: { ...link.parameters, header } });
  const keys = [...Object.keys(portalOfCatalogue), 'isSent'];
  await cut('1.0', '2026-01-31', [link]);
  const old = JSON.stringify(whole, (key, value: unknown) =>
    keys.includes(key) ? undefined : value,
  );
  await write({ 'versioned_docs/version-1.0/openapi.json': old });
  expect(readDocument(at(), '1.0')).toEqual(whole);
});

it('a removed version without its last file is a clear message', async () => {
  await write({
    'removed_versions/version-0.9/routes.json': '{"routes":[]}',
    'removed_versions/version-0.9/openapi.json': JSON.stringify(documentOf(link)),
  });
  expect(read).toThrow(/removed_versions\/version-0\.9\/cut\.json: .* Restore the file/);
  expect(read).toThrow(Failure);
});

describe('a damaged version', () => {
  const document = 'versioned_docs/version-1.0/openapi.json';
  const facts = 'versioned_docs/version-1.0/cut.json';

  beforeEach(() => cut('1.0', '2026-01-31', [link]));

  it('is rejected for a document that is not JSON, with its file', async () => {
    await write({ [document]: '{' });
    expect(read).toThrow('JSON');
    expect(read).toThrow(`${document}: `);
    expect(read).toThrow('Restore the file, for example with "git checkout -- ');
  });

  it.each([document, facts])('is rejected without %s', (file) => {
    rmSync(at(file));
    expect(read).toThrow('Restore the file, for example with "git checkout -- ');
    expect(read).toThrow(file);
    expect(read).toThrow(Failure);
  });
});
