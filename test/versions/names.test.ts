import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readVersionNames } from '../../src/versions/names';
import { toVersionOptions } from '../../src/versions/options';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'versions-'));
});

afterEach(() => rmSync(site, { recursive: true }));

function writeSite(versions: string, complete: readonly string[]): void {
  writeFileSync(path.join(site, 'versions.json'), versions);
  for (const name of complete) {
    const folder = path.join(site, 'versioned_docs', `version-${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'cut.json'), '{}');
  }
}

describe('the versions of a site', () => {
  it('are empty before the first cut', () => {
    expect(readVersionNames(site)).toEqual([]);
  });

  it('are listed in versions.json, newest first', () => {
    writeSite('["2.0", "1.0"]', ['1.0', '2.0']);
    expect(readVersionNames(site)).toEqual(['2.0', '1.0']);
  });

  it('must be complete', () => {
    writeSite('["2.0", "1.0"]', ['1.0']);
    expect(() => readVersionNames(site)).toThrow(
      'Version 2.0 is listed in versions.json, but versioned_docs/version-2.0/cut.json is missing. ' +
        'Cut versions never change. Restore the file, for example with ' +
        '"git checkout -- versioned_docs/version-2.0/cut.json".',
    );
  });

  it('can include an interrupted cut, which the next cut repairs', () => {
    writeSite('["2.0", "1.0"]', ['1.0']);
    writeFileSync(path.join(site, 'versioned_docs/cut-2.0.json'), '{}');
    expect(() => readVersionNames(site)).toThrow(
      /cut of version 2\.0 was interrupted\. Rerun "npm run version:cut -- 2\.0" to repair it/,
    );
  });

  it.each(['docs', 'endpoints', '404', '1.0-beta', '../1.0', 'current'])(
    'cannot have a name such as %j, which would hide pages of the portal',
    (name) => {
      writeSite(JSON.stringify([name, '1.0']), ['1.0', name]);
      expect(() => readVersionNames(site)).toThrow(
        `versions.json names "${name}", expected numbers separated by dots`,
      );
    },
  );

  it.each(['["1.0', '{"1.0": true}', '[1]', ''])('cannot be read from %s', (text) => {
    writeSite(text, ['1.0']);
    expect(() => readVersionNames(site)).toThrow(/versions\.json contains .*, expected a list/);
  });
});

it('the current version is at the root, and cut versions are excluded from search engines', () => {
  expect(toVersionOptions(['1.0'])).toEqual({
    lastVersion: 'current',
    versions: {
      current: { label: 'Current', banner: 'none' },
      '1.0': { label: '1.0', banner: 'none', noIndex: true },
    },
  });
});
