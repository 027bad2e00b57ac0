import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ChangelogPage } from '../../../src/page-data';
import { draft, makeCutSite, sidebars, toComplete, today, version, type CutSite } from './site';

const cut100 = 'versioned_docs/version-1.0.0';

/** The files of a site with version 1.0. */
const frozen = {
  [`${version}/index.md`]: '# What was frozen',
  [`${version}/cut.json`]: '{ "version": "1.0", "date": "2026-01-31" }',
  [sidebars]: '{}',
  'versions.json': '["1.0"]',
};

let site: CutSite;

beforeEach(async () => {
  site = await makeCutSite();
});
afterEach(() => site.remove());

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
    await site.write(files);
    expect(await site.cut()).toMatchObject({ code: 1 });
    expect(await site.readState()).toEqual(files);
    site.commit();
    expect(await site.cut()).toMatchObject({ code: 1 });
    expect(await site.readState()).toEqual(files);
  });

  it('without cut.json causes an error that explains how to restore it', async () => {
    await site.write(without(`${version}/cut.json`));
    const { output } = await site.cut();
    expect(output).toContain(`git checkout -- ${version}/cut.json`);
    expect(output).not.toContain('version:cut');
  });

  it('that is in git is never changed, even if a draft of an interrupted cut exists', async () => {
    await site.write(without(`${version}/cut.json`));
    site.commit();
    await site.write({ [draft]: '{}' });
    const { code, output } = await site.cut();
    expect([code, output]).toEqual([1, expect.stringContaining('git checkout')]);
    expect(await site.readState()).toEqual({ ...without(`${version}/cut.json`), [draft]: '{}' });
  });
});

describe('a cut', () => {
  it('writes exactly the files of a complete version', async () => {
    expect(await site.cut()).toMatchObject({ code: 0 });
    const { [`${version}/cut.json`]: written, ...others } = await site.readState();
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
    site.commit();
    await site.write({ [draft]: '{}', ...files });
    expect(await site.cut()).toMatchObject({ code: 0 });
    const repaired = await site.readState();
    expect(repaired[`${version}/index.md`]).toBe(today);
    expect(readNames(repaired)).toEqual(['1.0']);
    expect(Object.keys(repaired)).not.toContain(draft);
  });

  it('that was interrupted does not change the names of other versions', async () => {
    await site.write({
      ...toComplete('0.9'),
      ...toComplete('0.10'),
      [`${version}/index.md`]: '# Half',
      [draft]: '{}',
      'versions.json': '["1.0',
    });
    expect(await site.cut()).toMatchObject({ code: 0 });
    expect(readNames(await site.readState())).toEqual(['1.0', '0.10', '0.9']);
  });

  it.each(['404', 'docs', '01.0', '1.0-RC', '--force', '..', '1.0 2.0', ''])(
    'rejects the name %j',
    async (name) => {
      expect(await site.cut(name)).toEqual({
        code: 1,
        output: expect.stringContaining(
          'expected a single version name: a version such as 1.0',
        ) as string,
      });
      expect(await site.readState()).toEqual({});
    },
  );

  it('explains its usage, and changes nothing', async () => {
    expect(await site.cut('--help')).toEqual({
      code: 0,
      output: expect.stringMatching(/^npm run version:cut -- 1\.0\n/) as string,
    });
    expect(await site.readState()).toEqual({});
  });

  it.each([
    ['versions.json', { 'versions.json': '["1.0.0"]', [`${cut100}/cut.json`]: '{}' }],
    ['the removed versions', { 'removed_versions/version-1.0.0/routes.json': '{"routes":[]}' }],
  ])('rejects another name of a version in %s', async (_name, files) => {
    await site.write(files);
    expect((await site.cut()).output).toMatch(/Version 1\.0\.0 (already exists|existed)/);
  });

  it('warns of sources that are not committed', async () => {
    site.commit();
    expect((await site.cut()).output).not.toContain('Warning');
    await rm(path.join(site.folder, version), { recursive: true });
    await rm(path.join(site.folder, sidebars));
    await rm(path.join(site.folder, 'versions.json'));
    await site.write({ 'src/site.ts': '', 'src/new.ts': '' });
    const { code, output } = await site.cut();
    expect(code).toBe(0);
    expect(output).toMatch(/Warning: .* not committed:\n M src\/site\.ts\n\?\? src\/new\.ts\n/);
  });
});
