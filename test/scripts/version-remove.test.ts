import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { run } from '../../scripts/version-remove';
import { readRemovedVersions, readVersions } from '../../src/versions/read';
import { link, useSite } from '../versions/site';

const other = { ...link, slug: 'other', path: 'other' };

const { at, cut, read, write } = useSite();
let told: jest.SpyInstance;

beforeEach(async () => {
  await cut('1.0', '2026-01-31', [link]);
  await cut('2.0', '2026-11-21', [link, other]);
  await write({
    'portal.yaml': 'api: openapi.yaml',
    'openapi.yaml': 'openapi: 3.1.1',
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
    'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n',
    'versioned_docs/version-1.0/guides/a.md': '---\ntitle: A\n---\n',
  });
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: at() });
  jest.spyOn(console, 'error').mockReturnValue();
  told = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const remove = (...args: readonly string[]) => run(args);

const exists = (name: string) => existsSync(at(name));
const namesOf = () => JSON.parse(read('versions.json')) as unknown;

describe('the removal of a version', () => {
  it('takes off its files, and keeps its history and the routes of its pages', async () => {
    const before = readVersions(at());
    await remove('1.0');
    expect(namesOf()).toEqual(['2.0']);
    expect(exists('versioned_docs/version-1.0')).toBe(false);
    expect(exists('versioned_sidebars/version-1.0-sidebars.json')).toBe(false);
    expect(readVersions(at())).toEqual(before);
    const [text] = told.mock.lastCall as readonly [string];
    const listed = text
      .replace(/^.*Commit /s, '')
      .slice(0, -1)
      .split(', ');
    expect(listed).toEqual([
      ...['versions.json', 'versioned_docs/version-1.0'],
      ...['versioned_sidebars/version-1.0-sidebars.json', 'removed_versions/version-1.0'],
    ]);
    const [removed] = readRemovedVersions(at());
    expect(removed).toMatchObject({ name: '1.0' });
    // Those of generated pages also, although no build has generated them.
    expect(removed?.routes).toEqual([
      ...['/', '/changelog', '/docs/campaigns/create-link', '/docs/guides/a'],
      ...['/endpoints', '/endpoints/campaigns'],
    ]);
  });

  it('completes an interrupted one, wherever it stopped', async () => {
    const before = readVersions(at());
    await write({ 'removed_versions/version-1.0/cut.json': '{' });
    await cp(at('versioned_docs'), at('copy'), { recursive: true });
    await remove('1.0');
    expect(readVersions(at())).toEqual(before);

    // After the copy, and while the files of the version are deleted.
    const rest: readonly [string, object][] = [
      ['version-1.0', ['2.0', '1.0']],
      ['version-1.0/guides', ['2.0']],
    ];
    for (const [folder, names] of rest) {
      await cp(at('copy', folder), at('versioned_docs', folder), { recursive: true });
      await write({ 'versions.json': JSON.stringify(names) });
      expect(() => readVersions(at())).toThrow('Rerun "npm run version:remove -- 1.0"');
      await remove('1.0');
      expect(namesOf()).toEqual(['2.0']);
      expect(readVersions(at())).toEqual(before);
    }
  });

  it('leaves nothing of the newest one if git does not have it', async () => {
    const git = (...words: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...words], {
        cwd: at(),
      });
    git('init', '--quiet');
    git('add', 'versioned_docs/version-1.0');
    git('commit', '--quiet', '--message', 'Cut 1.0');
    await remove('2.0');
    expect(told.mock.lastCall).toEqual([expect.stringContaining('nothing of it is left')]);
    expect(exists('removed_versions')).toBe(false);
    expect(namesOf()).toEqual(['1.0']);
    await remove('1.0');
    expect(exists('removed_versions/version-1.0/routes.json')).toBe(true);
  });

  it.each([
    [['3.0'], 'Found 3.0, expected a version in versions.json. Versions: 2.0, 1.0.'],
    [['next'], 'Found "next", expected a single version name'],
    [['1.0', '2.0'], 'Found "1.0 2.0", expected a single version name'],
    [[], 'Found "", expected a single version name'],
  ])('rejects %j', async (args, message) => {
    await expect(remove(...args)).rejects.toThrow(message);
    expect(namesOf()).toEqual(['2.0', '1.0']);
  });

  it('is not done twice, and of the last version leaves no list of versions', async () => {
    await remove('1.0');
    await expect(remove('1.0')).rejects.toThrow('Version 1.0 is already removed.');
    await remove('2.0');
    expect(exists('versions.json')).toBe(false);
    expect(readVersions(at()).map(({ name }) => name)).toEqual(['2.0', '1.0']);
  });
});
