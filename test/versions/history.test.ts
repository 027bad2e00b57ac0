import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasHistory, toEditUrl } from '../../src/versions/options';

let folder: string;
let repository: string;

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...author, ...args], { cwd: repository, stdio: 'ignore' });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  repository = mkdtempSync(path.join(folder, 'repository-'));
  git('init');
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(repository, 'page.md'), text);
    git('add', '.');
    git('commit', '-m', text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the history of pages', () => {
  it('is available in a repository and in a full clone', () => {
    git('clone', repository, path.join(folder, 'whole'));
    expect(hasHistory(repository)).toBe(true);
    expect(hasHistory(path.join(folder, 'whole'))).toBe(true);
  });

  it('is not available in a shallow clone', () => {
    git('clone', '--depth', '1', pathToFileURL(repository).href, path.join(folder, 'shallow'));
    expect(hasHistory(path.join(folder, 'shallow'))).toBe(false);
  });

  it('is not read in development', () => {
    const { NODE_ENV } = process.env;
    Object.assign(process.env, { NODE_ENV: 'development' });
    expect(hasHistory(repository)).toBe(false);
    Object.assign(process.env, { NODE_ENV });
  });
});

describe('the URL for editing a page', () => {
  it.each([
    ['https://git.test/edit/', 'current', 'https://git.test/edit/docs/guides/x.mdx'],
    ['https://git.test/edit/', '1.0', undefined],
    ['', 'current', undefined],
  ])('with the base %j, in version %s, is %s', (base, version, expected) => {
    expect(toEditUrl(base, version, 'guides/x.mdx')).toBe(expected);
  });
});
