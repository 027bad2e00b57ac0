import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChangelogPage } from '../../src/page-data';
import manifest from '../../package.json';
import { root } from '../../scripts/lib/paths.mjs';

const version = 'versioned_docs/version-1.0';
const sidebars = 'versioned_sidebars/version-1.0-sidebars.json';
const cut100 = 'versioned_docs/version-1.0.0';
const draft = 'versioned_docs/cut-1.0.json';

/** The files of a site with version 1.0. */
const frozen = {
  [`${version}/index.md`]: '# What was frozen',
  [`${version}/cut.json`]: '{ "version": "1.0", "date": "2026-01-31" }',
  [sidebars]: '{}',
  'versions.json': '["1.0"]',
};

const today = '---\ntitle: Of today\n---\n\nText.\n';

/** A mock of Docusaurus that writes another version 1.0. */
const docusaurus = `
  import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  mkdirSync('${version}', { recursive: true });
  mkdirSync('versioned_sidebars', { recursive: true });
  mkdirSync('${version}/reference');
  writeFileSync('${version}/index.md', ${JSON.stringify(today)});
  writeFileSync('${version}/reference/categories.json', '{"schemaVersion":1,"categories":[]}');
  writeFileSync('${sidebars}', '{}');
  let names = [];
  try {
    names = JSON.parse(readFileSync('versions.json', 'utf8'));
  } catch {}
  writeFileSync('versions.json', JSON.stringify(['1.0', ...names]));
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cut-'));
  for (const name of ['scripts', 'src', 'plugins', 'package-lock.json', '.gitignore']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const scripts = { docusaurus: 'node docusaurus.mjs' };
  await write({
    'package.json': JSON.stringify({ ...manifest, scripts }),
    'docusaurus.mjs': docusaurus,
    // The catalogue of the portal can have entries that are not complete.
    'src/catalogue/index.ts': 'export const endpoints = [];\n',
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function commit(): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  for (const args of [['init'], ['add', '.'], ['commit', '-m', 'Cut 1.0']]) {
    execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore' });
  }
}

function cut(name = '1.0'): Promise<{ readonly code: unknown; readonly output: string }> {
  const args = [path.join(folder, 'scripts/version-cut.mjs'), name];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

/** The contents of the files of versions. */
async function readState(): Promise<Readonly<Record<string, string>>> {
  const folders = ['versioned_docs', 'versioned_sidebars'];
  const lists = folders.map(async (name) => {
    const options = { recursive: true } as const;
    return readdir(path.join(folder, name), options).catch(() => []);
  });
  const [docs = [], sidebarFiles = []] = await Promise.all(lists);
  const files = [
    ...docs.map((file) => `versioned_docs/${file}`),
    ...sidebarFiles.map((file) => `versioned_sidebars/${file}`),
    'versions.json',
  ];
  const texts = files.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}

/** The files that the history of versions needs. */
function toComplete(name: string): Readonly<Record<string, string>> {
  const folder = `versioned_docs/version-${name}`;
  return {
    [`${folder}/cut.json`]: `{ "version": "${name}", "date": "2026-01-31" }`,
    [`${folder}/reference/categories.json`]: '{ "schemaVersion": 1, "categories": [] }',
    [`${folder}/reference/changelog.json`]: '{ "schemaVersion": 1, "steps": [] }',
  };
}

function readNames(state: Readonly<Record<string, string>>): unknown {
  return JSON.parse(state['versions.json'] ?? '');
}

describe('a frozen version', () => {
  const without = (name: string) =>
    Object.fromEntries(Object.entries(frozen).filter(([other]) => other !== name));

  it.each([
    ['that is complete', frozen],
    ['with a missing cut.json', without(`${version}/cut.json`)],
    ['with a missing name', without('versions.json')],
    ['with only a sidebar', { [sidebars]: '{}' }],
    ['with only a name', { 'versions.json': '["1.0"]' }],
    ['with a damaged list of names', { ...without(`${version}/cut.json`), 'versions.json': '[' }],
  ])('%s is neither deleted nor overwritten, with and without git', async (_name, files) => {
    await write(files);
    expect(await cut()).toMatchObject({ code: 1 });
    expect(await readState()).toEqual(files);
    commit();
    expect(await cut()).toMatchObject({ code: 1 });
    expect(await readState()).toEqual(files);
  });

  it('without cut.json causes an error that explains how to restore it', async () => {
    await write(without(`${version}/cut.json`));
    const { output } = await cut();
    expect(output).toContain(`git checkout -- ${version}/cut.json`);
    expect(output).not.toContain('version:cut');
  });

  it('that is in git is never changed, even if a draft of an interrupted cut exists', async () => {
    await write(without(`${version}/cut.json`));
    commit();
    await write({ [draft]: '{}' });
    const { code, output } = await cut();
    expect([code, output]).toEqual([1, expect.stringContaining('git checkout')]);
    expect(await readState()).toEqual({ ...without(`${version}/cut.json`), [draft]: '{}' });
  });
});

describe('a cut', () => {
  it('writes exactly the files of a complete version', async () => {
    expect(await cut()).toMatchObject({ code: 0 });
    const { [`${version}/cut.json`]: written, ...others } = await readState();
    expect(JSON.parse(written ?? '')).toEqual({
      version: '1.0',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(Object.keys(others).sort()).toEqual([
      `${version}/index.md`,
      `${version}/reference/categories.json`,
      `${version}/reference/changelog.json`,
      `${version}/reference/changelog.mdx`,
      sidebars,
      'versions.json',
    ]);
    const { steps } = JSON.parse(
      others[`${version}/reference/changelog.json`] ?? '',
    ) as ChangelogPage;
    const { date } = JSON.parse(written ?? '') as { readonly date: string };
    expect(steps).toEqual([{ version: { name: '1.0', date }, endpoints: [] }]);
  });

  it.each([
    ['before it wrote a file', {}],
    ['while pages were copied', { [`${version}/index.md`]: '# Half' }],
    ['while names were written', { [`${version}/index.md`]: '# Half', 'versions.json': '["1' }],
    ['at the end', { [`${version}/index.md`]: '#', [sidebars]: '{}', 'versions.json': '["1.0"]' }],
  ])('that was interrupted %s is repaired', async (_name, files) => {
    commit();
    await write({ [draft]: '{}', ...files });
    expect(await cut()).toMatchObject({ code: 0 });
    const repaired = await readState();
    expect(repaired[`${version}/index.md`]).toBe(today);
    expect(readNames(repaired)).toEqual(['1.0']);
    expect(Object.keys(repaired)).not.toContain(draft);
  });

  it('that was interrupted does not change the names of other versions', async () => {
    await write({
      ...toComplete('0.9'),
      ...toComplete('0.10'),
      [`${version}/index.md`]: '# Half',
      [draft]: '{}',
      'versions.json': '["1.0',
    });
    expect(await cut()).toMatchObject({ code: 0 });
    expect(readNames(await readState())).toEqual(['1.0', '0.10', '0.9']);
  });

  it.each(['404', 'docs', '01.0', '1.0-RC', '--force', '..', '1.0 2.0', ''])(
    'rejects the name %j',
    async (name) => {
      expect(await cut(name)).toEqual({
        code: 1,
        output: expect.stringContaining(
          'expected a single version name: a version such as 1.0',
        ) as string,
      });
      expect(await readState()).toEqual({});
    },
  );

  it('explains its usage, and changes nothing', async () => {
    expect(await cut('--help')).toEqual({
      code: 0,
      output: expect.stringMatching(/^npm run version:cut -- 1\.0\n/) as string,
    });
    expect(await readState()).toEqual({});
  });

  it('warns of sources that are not committed', async () => {
    commit();
    expect((await cut()).output).not.toContain('Warning');
    await rm(path.join(folder, version), { recursive: true });
    await rm(path.join(folder, sidebars));
    await rm(path.join(folder, 'versions.json'));
    await write({ 'src/site.ts': '', 'src/new.ts': '' });
    const { code, output } = await cut();
    expect(code).toBe(0);
    expect(output).toMatch(/Warning: .* not committed:\n {2}src\/site\.ts\n {2}src\/new\.ts\n/);
  });

  it.each([
    ['versions.json', { 'versions.json': '["1.0.0"]', [`${cut100}/cut.json`]: '{}' }],
    ['the removed versions', { 'removed_versions/version-1.0.0/routes.json': '{"routes":[]}' }],
  ])('rejects another name of a version in %s', async (_name, files) => {
    await write(files);
    expect((await cut()).output).toMatch(/Version 1\.0\.0 (already exists|existed)/);
  });
});
