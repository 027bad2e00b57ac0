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
  it('are none before the first cut', () => {
    expect(readVersionNames(site)).toEqual([]);
  });

  it('are those of versions.json, newest first', () => {
    writeSite('["2.0", "1.0"]', ['1.0', '2.0']);
    expect(readVersionNames(site)).toEqual(['2.0', '1.0']);
  });

  it('must be complete', () => {
    writeSite('["2.0", "1.0"]', ['1.0']);
    expect(() => readVersionNames(site)).toThrow(
      'Version 2.0 stands in versions.json, but there is no versioned_docs/version-2.0/cut.json. ' +
        'What was cut never changes: restore the file, for example with ' +
        '"git checkout -- versioned_docs/version-2.0/cut.json".',
    );
  });

  it('may be of a cut that was interrupted, which the next one repairs', () => {
    writeSite('["2.0", "1.0"]', ['1.0']);
    writeFileSync(path.join(site, 'versioned_docs/cut-2.0.json'), '{}');
    expect(() => readVersionNames(site)).toThrow(
      /cut of version 2\.0 was interrupted\. Run "npm run version:cut -- 2\.0" again/,
    );
  });

  it.each(['docs', 'endpoints', '404', '1.0-beta', '../1.0', 'current'])(
    'have no name such as %j, which would take addresses of the portal',
    (name) => {
      writeSite(JSON.stringify([name, '1.0']), ['1.0', name]);
      expect(() => readVersionNames(site)).toThrow(
        `versions.json names "${name}", expected numbers with dots between them`,
      );
    },
  );

  it.each(['["1.0', '{"1.0": true}', '[1]', ''])('must be a list of names: %s', (text) => {
    writeSite(text, ['1.0']);
    expect(() => readVersionNames(site)).toThrow(/versions\.json holds .*, expected a list/);
  });
});

it('serves the current version at the root and keeps cut ones out of search engines', () => {
  expect(toVersionOptions(['1.0'])).toEqual({
    lastVersion: 'current',
    versions: {
      current: { label: 'Current', banner: 'none' },
      '1.0': { label: '1.0', banner: 'none', noIndex: true },
    },
  });
});
