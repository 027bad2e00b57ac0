import { toArrangement, toVersionOptions } from '../../src/versions/options';
import { readVersionNames } from '../../src/versions/read';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

const writeSite = (versions: string, complete: readonly string[]) =>
  write({
    'versions.json': versions,
    ...Object.fromEntries(
      complete.map((name) => [`versioned_docs/version-${name}/cut.json`, '{}']),
    ),
  });

describe('the versions of a site', () => {
  it('are in the order of Semantic Versioning, not of versions.json, and empty at first', async () => {
    expect(readVersionNames(at())).toEqual([]);
    await writeSite('["1.5", "2.0", "2.0-rc.1"]', ['1.5', '2.0', '2.0-rc.1']);
    expect(readVersionNames(at())).toEqual(['2.0', '2.0-rc.1', '1.5']);
  });

  const damaged = /versions\.json: .* Restore the file/;
  const cutFile = 'versioned_docs/version-2.0/cut.json';
  it.each<readonly [string, string | RegExp]>([
    ['["2.0", "1.0"]', `${cutFile}: missing, but versions.json names 2.0. Restore the file`],
    // Its pages would hide pages of the portal.
    ['["docs", "1.0"]', 'versions.json: found ["docs","1.0"], expected a list'],
    ['["1.0', damaged],
    ['{"1.0": true}', damaged],
    ['[1]', damaged],
    ['', damaged],
  ])('cannot be read from %s', async (text, message) => {
    await writeSite(text, ['1.0', 'docs']);
    expect(() => readVersionNames(at())).toThrow(message);
  });
});

it.each<[string, string[], 'current' | 'release', string, string | undefined]>([
  ['the current one by default', ['2.0', '1.0'], 'current', 'current', '2.0'],
  ['the newest release with LATEST=release', ['2.0', '1.0'], 'release', '2.0', '2.0'],
  ['never a pre-release after a release', ['2.0-rc.1', '1.0'], 'release', '1.0', '1.0'],
  ['a pre-release if there is no release', ['1.0-rc.1'], 'release', '1.0-rc.1', '1.0-rc.1'],
  ['the current one before the first cut', [], 'release', 'current', undefined],
])('the version at the root is %s', (_name, names, latest, root, newest) => {
  expect(toArrangement(names, { latest })).toEqual({ root, latest: newest });
});

describe('the options of the docs plugin', () => {
  const toOptions = (root: string, ...names: readonly string[]) => {
    const { lastVersion, versions } = toVersionOptions(names, { root, latest: '2.0' });
    expect(lastVersion).toBe(root);
    return Object.entries(versions).map(([name, { label, path: route, banner, noIndex }]) => [
      ...[name, label, route, banner],
      noIndex ? 'not indexed' : 'indexed',
    ]);
  };

  it('have the current version at the root', () => {
    expect(toOptions('current', '3.0-rc.1', '2.0', '1.0')).toEqual([
      ['current', 'Current', '', 'none', 'indexed'],
      ['3.0-rc.1', '3.0-rc.1', '3.0-rc.1', 'unreleased', 'not indexed'],
      ['2.0', '2.0', '2.0', 'none', 'not indexed'],
      ['1.0', '1.0', '1.0', 'unmaintained', 'not indexed'],
    ]);
  });

  it('have the latest version at the root', () => {
    expect(toOptions('2.0', '2.0', '2.0-rc.1')).toEqual([
      ['current', 'Next', 'next', 'unreleased', 'not indexed'],
      ['2.0', '2.0', '', 'none', 'indexed'],
      ['2.0-rc.1', '2.0-rc.1', '2.0-rc.1', 'unmaintained', 'not indexed'],
    ]);
  });
});
