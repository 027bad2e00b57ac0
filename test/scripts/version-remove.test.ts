import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../scripts/version-remove';
import { readRemovedVersions, readVersions } from '../../src/versions/read';
import { link, makeSite, type SiteFolder } from '../versions/site';

const other = { ...link, slug: 'other', path: 'other' };

let site: SiteFolder;
let told: jest.SpyInstance;

beforeEach(async () => {
  site = await makeSite();
  await site.write('portal.yaml', 'api: openapi.yaml');
  await site.write('openapi.yaml', 'openapi: 3.1.1');
  await site.cut('1.0', '2026-01-31', [link]);
  await site.cut('2.0', '2026-11-21', [link, other]);
  await site.write('versioned_sidebars/version-1.0-sidebars.json', '{}');
  await site.write('versioned_docs/version-1.0/index.md', '---\nslug: /\n---\n');
  await site.write('versioned_docs/version-1.0/guides/a.md', '---\ntitle: A\n---\n');
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: site.folder });
  jest.spyOn(console, 'error').mockReturnValue();
  told = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.remove();
});

const remove = (...args: readonly string[]) => run(args);

const exists = (name: string) =>
  fs.access(path.join(site.folder, name)).then(
    () => true,
    () => false,
  );

const namesOf = async () =>
  JSON.parse(await fs.readFile(path.join(site.folder, 'versions.json'), 'utf8')) as unknown;

describe('the removal of a version', () => {
  it('takes off its files, and keeps its history and the routes of its pages', async () => {
    const before = readVersions(site.folder);
    await remove('1.0');
    expect(await namesOf()).toEqual(['2.0']);
    expect(await exists('versioned_docs/version-1.0')).toBe(false);
    expect(await exists('versioned_sidebars/version-1.0-sidebars.json')).toBe(false);
    expect(readVersions(site.folder)).toEqual(before);
    const [removed] = readRemovedVersions(site.folder);
    expect(removed).toMatchObject({ name: '1.0' });
    // Those of generated pages also, although no build has generated them.
    expect(removed?.routes).toEqual([
      ...['/', '/changelog', '/docs/campaigns/create-link', '/docs/guides/a'],
      ...['/endpoints', '/endpoints/campaigns'],
    ]);
  });

  it('completes an interrupted one, wherever it stopped', async () => {
    const before = readVersions(site.folder);
    await site.write('removed_versions/version-1.0/cut.json', '{');
    const copy = path.join(site.folder, 'copy');
    await fs.cp(path.join(site.folder, 'versioned_docs'), copy, { recursive: true });
    await remove('1.0');
    expect(readVersions(site.folder)).toEqual(before);

    // After the copy, and while the files of the version are deleted.
    const rest: readonly [string, object][] = [
      ['version-1.0', ['2.0', '1.0']],
      ['version-1.0/guides', ['2.0']],
    ];
    for (const [folder, names] of rest) {
      const target = path.join(site.folder, 'versioned_docs', folder);
      await fs.cp(path.join(copy, folder), target, { recursive: true });
      await site.write('versions.json', names);
      expect(() => readVersions(site.folder)).toThrow('Rerun "npm run version:remove -- 1.0"');
      await remove('1.0');
      expect(await namesOf()).toEqual(['2.0']);
      expect(readVersions(site.folder)).toEqual(before);
    }
  });

  it('leaves nothing of the newest one if git does not have it', async () => {
    const git = (...words: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...words], {
        cwd: site.folder,
      });
    git('init', '--quiet');
    git('add', 'versioned_docs/version-1.0');
    git('commit', '--quiet', '--message', 'Cut 1.0');
    await remove('2.0');
    expect(told.mock.lastCall).toEqual([expect.stringContaining('nothing of it is left')]);
    expect(await exists('removed_versions')).toBe(false);
    expect(await namesOf()).toEqual(['1.0']);
    await remove('1.0');
    expect(await exists('removed_versions/version-1.0/routes.json')).toBe(true);
  });

  it.each([
    [['3.0'], 'Found 3.0, expected a version in versions.json. Versions: 2.0, 1.0.'],
    [['next'], 'Found "next", expected a single version name'],
    [['1.0', '2.0'], 'Found "1.0 2.0", expected a single version name'],
    [[], 'Found "", expected a single version name'],
  ])('rejects %j', async (args, message) => {
    await expect(remove(...args)).rejects.toThrow(message);
    expect(await namesOf()).toEqual(['2.0', '1.0']);
  });

  it('is not done twice, and of the last version leaves no list of versions', async () => {
    await remove('1.0');
    await expect(remove('1.0')).rejects.toThrow('Version 1.0 is already removed.');
    await remove('2.0');
    expect(await exists('versions.json')).toBe(false);
    expect(readVersions(site.folder).map(({ name }) => name)).toEqual(['2.0', '1.0']);
  });
});
