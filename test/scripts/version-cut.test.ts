import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../scripts/lib/files';
import { readVersionName } from '../../scripts/lib/version-files';
import { runScriptOf } from '../support/run-script';
import { copyForCuts, document, docusaurus, sidebars, version } from './cut';

type Files = Readonly<Record<string, string>>;

/** The files that the history of versions needs. */
const toComplete = (name: string): Files => ({
  [`versioned_docs/version-${name}/cut.json`]: JSON.stringify({
    version: name,
    date: '2026-01-31',
    steps: [],
  }),
  [`versioned_docs/version-${name}/openapi.json`]: JSON.stringify(document),
});

let folder: string;

async function write(files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

beforeAll(async () => {
  folder = await copyForCuts();
});
beforeEach(() => write({ 'docusaurus.mjs': docusaurus() }));
afterEach(async () => {
  const made = [
    'docs',
    'versioned_docs',
    'versioned_sidebars',
    'removed_versions',
    'versions.json',
  ];
  for (const name of made) await rm(path.join(folder, name), { recursive: true, force: true });
});
afterAll(() => rm(folder, { recursive: true }));

const cut = (name = '1.0') => runScriptOf(folder, folder, 'version-cut.ts', name);

/** The contents of the files of versions. */
async function readState(): Promise<Files> {
  const lists = ['versioned_docs', 'versioned_sidebars'].map(async (name) =>
    (await listFiles(path.join(folder, name)).catch(() => [])).map((file) => `${name}/${file}`),
  );
  const files = (await Promise.all(lists)).flat();
  const texts = [...files, 'versions.json'].map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
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
    const { code, output } = await cut();
    expect(output).toContain(message);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(await readState()).toEqual(files);
  });

  it('and removed cannot be cut again, with any of its names', async () => {
    await write({ 'removed_versions/version-1.0.0/routes.json': '{"routes":[]}' });
    expect((await cut()).output).toContain(
      'Version 1.0.0 already exists, or existed and was removed.',
    );
  });
});

describe('a cut', () => {
  it('writes exactly the files of a complete version', async () => {
    expect(await cut()).toMatchObject({ code: 0 });
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
    expect(await cut()).toMatchObject({ code: 0 });
    const { 'versions.json': names = '' } = await readState();
    expect(JSON.parse(names)).toEqual(['1.0', '0.10', '0.9']);
  });

  it.each([
    ['fails', 'process.exitCode = 1;', 1],
    ['is interrupted', "process.kill(process.ppid, 'SIGINT'); setTimeout(() => {}, 9000);", 130],
    ['has no valid document', "writeFileSync('docs/reference/openapi.json', '{}');", 1],
  ])('that %s changes nothing', async (_, end, code) => {
    const before = { ...toComplete('0.9'), 'versions.json': '[\n  "0.9"\n]\n' };
    await write({ ...before, 'docusaurus.mjs': docusaurus(end) });
    expect(await cut()).toMatchObject({ code });
    expect(await readState()).toEqual(before);
  });

  it.each([
    ['404', 1, 'expected a single version name: a version such as 1.0'],
    ['--help', 0, 'npm run version:cut -- 1.0'],
  ])('named %j writes nothing', async (name, code, message) => {
    expect(await cut(name)).toEqual({ code, output: expect.stringContaining(message) as string });
    expect(await readState()).toEqual({});
  });

  it.each([['1.0-RC'], ['--force'], ['1.0 2.0'], ['1.0', '2.0'], [''], []])(
    'has no name such as %j',
    (...names) => {
      expect(() => readVersionName(names, 'cut')).toThrow('a single version name');
    },
  );
});
