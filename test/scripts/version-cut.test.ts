import { readFile } from 'node:fs/promises';
import { runDocusaurus } from '../../scripts/lib/docusaurus';
import { listFiles } from '../../scripts/lib/files';
import { run } from '../../scripts/version-cut';
import { Failure } from '../../src/failure';
import { useFolder } from '../support/folder';

jest.mock('../../scripts/lib/docusaurus', () => ({ runDocusaurus: jest.fn() }));

type Files = Readonly<Record<string, string>>;

const version = 'versioned_docs/version-1.0';
const sidebars = 'versioned_sidebars/version-1.0-sidebars.json';
const document = { openapi: '3.1.1', info: { title: '', version: '' }, paths: {} };

/** The files that the history of versions needs. */
const toComplete = (name: string): Files => ({
  [`versioned_docs/version-${name}/cut.json`]: JSON.stringify({
    version: name,
    date: '2026-01-31',
    steps: [],
  }),
  [`versioned_docs/version-${name}/openapi.json`]: JSON.stringify(document),
});

const { at, write } = useFolder();

/** What Docusaurus writes: the current document, and version 1.0, whose name is not yet complete. */
const writeVersion = (current: object = document) =>
  write({
    '.portal/docs/reference/openapi.json': JSON.stringify(current),
    [`${version}/index.md`]: '# Of today',
    [`${version}/reference/categories.json`]: '{}',
    [sidebars]: '{}',
    'versions.json': '["1.0"',
  });

beforeEach(async () => {
  await write({ 'portal.yaml': 'api: openapi.json', 'openapi.json': JSON.stringify(document) });
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: at() });
  for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockReturnValue();
  jest.mocked(runDocusaurus).mockImplementation(() => writeVersion().then(() => 0));
});
afterEach(() => jest.restoreAllMocks());

const cut = (...names: string[]) => run(names);

/** The contents of the files of versions. */
async function readState(): Promise<Files> {
  const lists = ['versioned_docs', 'versioned_sidebars'].map(async (name) =>
    (await listFiles(at(name)).catch(() => [])).map((file) => `${name}/${file}`),
  );
  const files = (await Promise.all(lists)).flat();
  const texts = [...files, 'versions.json'].map(async (name) => {
    const text = await readFile(at(name), 'utf8').catch(() => null);
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}

const frozen = {
  [`${version}/index.md`]: '# What was frozen',
  [`${version}/cut.json`]: '{ "version": "1.0", "date": "2026-01-31" }',
  [sidebars]: '{}',
  'versions.json': '["1.0"]',
};
const without = (name: string) =>
  Object.fromEntries(Object.entries(frozen).filter(([other]) => other !== name));

describe('a version that was cut', () => {
  it.each<readonly [string, Files, string]>([
    ['that is complete', frozen, 'Version 1.0 already exists'],
    ['without its name', without('versions.json'), `Found ${version} and ${sidebars}, but`],
    ['without its last file', without(`${version}/cut.json`), `${version}/cut.json: missing`],
    ['with a damaged list of names', { 'versions.json': '[' }, 'git checkout -- versions.json'],
    [
      'with another name',
      { ...toComplete('1.0.0'), 'versions.json': '["1.0.0"]' },
      'Version 1.0.0 already exists',
    ],
  ])('%s is neither deleted nor overwritten', async (_, files, message) => {
    await write(files);
    const refused = cut('1.0');
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow(Failure);
    expect(await readState()).toEqual(files);
  });

  it('and removed cannot be cut again, with any of its names', async () => {
    await write({ 'removed_versions/version-1.0.0/routes.json': '{"routes":[]}' });
    await expect(cut('1.0')).rejects.toThrow(
      'Version 1.0.0 already exists, or existed and was removed.',
    );
  });
});

describe('a cut', () => {
  it('writes exactly the files of a complete version', async () => {
    await cut('1.0');
    const files = await readState();
    expect(Object.keys(files).sort()).toEqual([
      `${version}/cut.json`,
      `${version}/index.md`,
      `${version}/openapi.json`,
      sidebars,
      'versions.json',
    ]);
    const [written, kept] = ['cut', 'openapi'].map(
      (name) => JSON.parse(files[`${version}/${name}.json`]!) as { readonly date?: string },
    );
    const date = written?.date;
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const steps = [{ version: { name: '1.0', date }, endpoints: [] }];
    expect(written).toEqual({ version: '1.0', date, steps });
    expect(kept).toEqual(document);
  });

  it('adds its name to those of other versions', async () => {
    await write({ ...toComplete('0.9'), ...toComplete('0.10'), 'versions.json': '["0.10","0.9"]' });
    await cut('1.0');
    const { 'versions.json': names = '' } = await readState();
    expect(JSON.parse(names)).toEqual(['1.0', '0.10', '0.9']);
  });

  it('is of the API of the version before, unless it is forced', async () => {
    const toApi = (title: string) => ({ ...document, info: { title, version: '1' } });
    const before = { 'versioned_docs/version-0.9/openapi.json': JSON.stringify(toApi('Shop')) };
    await write({ ...toComplete('0.9'), ...before, 'versions.json': '["0.9"]' });
    const other = toApi('Observatory');
    jest.mocked(runDocusaurus).mockImplementation(() => writeVersion(other).then(() => 0));
    await expect(cut('1.0')).rejects.toThrow('To cut it anyway, add --force. Nothing was changed.');
    await cut('1.0', '--force');
    expect(await readState()).toMatchObject({ 'versions.json': '[\n  "1.0",\n  "0.9"\n]\n' });
  });

  it.each<[string, () => Promise<number>]>([
    ['fails', () => Promise.resolve(1)],
    ['is interrupted', () => Promise.reject(new Failure('Stopped by SIGINT.'))],
    ['has no valid document', () => writeVersion({}).then(() => 0)],
  ])('that %s changes nothing', async (_, end) => {
    const before = { ...toComplete('0.9'), 'versions.json': '[\n  "0.9"\n]\n' };
    await write(before);
    jest.mocked(runDocusaurus).mockImplementation(() => writeVersion().then(end));
    await expect(cut('1.0')).rejects.toThrow();
    expect(await readState()).toEqual(before);
  });

  it.each([['404'], ['1.0-RC'], ['1.0 2.0'], ['1.0', '2.0'], [''], []])(
    'has no name such as %j',
    async (...names) => {
      await expect(cut(...names)).rejects.toThrow('expected a single version name: a version such');
      expect(await readState()).toEqual({});
    },
  );
});
