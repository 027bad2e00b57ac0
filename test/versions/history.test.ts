import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from '../../src/project/index';
import { deployment } from '../support/site';
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
  const edit = 'https://git.test/edit/';
  const catalogue = { catalogue: 'src/catalogue' };
  const toUrl = (api: Project['api'], editUrl: string, version: string, content = '') =>
    toEditUrl(
      {
        api,
        deployment: { ...deployment, editUrl },
        texts: new Map([['content', content]]),
        portal: { folder: '/', baseUrl: '/', apis: [], root: '' },
      },
      version,
      'page.md',
    );

  it.each([
    [edit, 'current', 'https://git.test/edit/docs/page.md'],
    [edit, '1.0', undefined],
    ['', 'current', undefined],
  ])('with the base %j, in version %s, is %s', (base, version, expected) => {
    expect(toUrl(catalogue, base, version)).toBe(expected);
  });

  it.each([
    ['guides', 'https://git.test/edit/guides/page.md'],
    ['./a/guides/', 'https://git.test/edit/a/guides/page.md'],
  ])('is that of the file in the folder %s', (content, expected) => {
    const api = { document: 'openapi.yaml', pages: repository };
    expect(toUrl(api, edit, 'current', content)).toBe(expected);
  });

  it('is missing for a page that no editor wrote', () => {
    const api = { document: 'openapi.yaml', pages: folder };
    expect(toUrl(api, edit, 'current', 'guides')).toBeUndefined();
    expect(toUrl({ document: 'openapi.yaml' }, edit, 'current')).toBeUndefined();
  });
});
