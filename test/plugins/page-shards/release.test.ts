import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { buildReleaseId } from '../../../plugins/page-shards/release';

const config = { title: 'Portal', baseUrl: '/' } as DocusaurusConfig;

let base: string;
let site: string;

function write(file: string, content: string): void {
  const full = path.join(site, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'release-'));
  site = path.join(base, 'site');
  write('docs/errors.mdx', 'Errors');
  write('docs/reference/batch/one.json', '{}');
  write('src/site.ts', 'export {};');
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('buildReleaseId', () => {
  it('is a part of a file name', () => {
    expect(buildReleaseId(site, config)).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is the same for the same files in another folder', () => {
    const other = path.join(base, 'a folder/further down');
    cpSync(site, other, { recursive: true });
    expect(buildReleaseId(other, config)).toBe(buildReleaseId(site, config));
  });

  it.each(['build/index.html', '.docusaurus/routes.js', 'node_modules/a/index.js', '.git/HEAD'])(
    'does not depend on %s',
    (file) => {
      const before = buildReleaseId(site, config);
      write(file, 'x');
      expect(buildReleaseId(site, config)).toBe(before);
    },
  );

  it.each([
    ['an edited page', () => write('docs/errors.mdx', 'errors')],
    ['an edited endpoint', () => write('docs/reference/batch/one.json', '[]')],
    ['a cut version', () => write('versioned_docs/version-1.0/errors.mdx', 'Errors')],
    ['a new folder of the editors', () => write('snippets/access.mdx', 'Ask')],
    ['other packages', () => write('package-lock.json', '{}')],
    ['a removed file', () => rmSync(path.join(site, 'src/site.ts'))],
    ['a file of another name', () => cpSync(`${site}/src/site.ts`, `${site}/src/page.ts`)],
  ])('changes with %s', (_, change) => {
    const before = buildReleaseId(site, config);
    change();
    expect(buildReleaseId(site, config)).not.toBe(before);
  });

  it("changes with the operator's settings", () => {
    const moved = { ...config, baseUrl: '/portal/' };
    expect(buildReleaseId(site, moved)).not.toBe(buildReleaseId(site, config));
  });
});
