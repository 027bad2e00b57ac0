import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { Project } from '../../src/project/index';
import { useFolder } from '../support/folder';
import { deployment } from '../support/site';
import { hasHistory, toEditUrl } from '../../src/versions/options';

const { at, write } = useFolder();

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...author, ...args], { cwd: at('repository'), stdio: 'ignore' });
}

beforeEach(async () => {
  for (const text of ['one', 'two']) {
    await write({ 'repository/page.md': text });
    git('init');
    git('add', '.');
    git('commit', '-m', text);
  }
});

describe('the history of pages', () => {
  it('is available in a repository and in a full clone, not in a shallow one', () => {
    git('clone', '.', at('whole'));
    git('clone', '--depth', '1', pathToFileURL(at('repository')).href, at('shallow'));
    const found = ['repository', 'whole', 'shallow'].map((name) => hasHistory(at(name)));
    expect(found).toEqual([true, true, false]);
  });

  it('is not read in development', () => {
    const { NODE_ENV } = process.env;
    Object.assign(process.env, { NODE_ENV: 'development' });
    expect(hasHistory(at('repository'))).toBe(false);
    Object.assign(process.env, { NODE_ENV });
  });
});

describe('the URL for editing a page', () => {
  const edit = 'https://git.test/edit/';
  const catalogue = () => ({ catalogue: 'src/catalogue' });
  const toApi = (pages?: string) => () => ({
    document: 'openapi.yaml',
    ...(pages !== undefined && { pages: at(pages) }),
  });

  it.each<[() => Project['api'], base: string, version: string, content: string, string?]>([
    [catalogue, edit, 'current', '', 'https://git.test/edit/docs/page.md'],
    [catalogue, edit, '1.0', '', undefined],
    [catalogue, '', 'current', '', undefined],
    [toApi('repository'), edit, 'current', 'guides', 'https://git.test/edit/guides/page.md'],
    [toApi('repository'), edit, 'current', './a/guides/', 'https://git.test/edit/a/guides/page.md'],
    // No editor wrote the page.
    [toApi(''), edit, 'current', 'guides', undefined],
    [toApi(), edit, 'current', '', undefined],
  ])(
    'with %p, the base %j, version %s and pages in %j, is %s',
    (api, editUrl, version, content, url) => {
      const project = {
        api: api(),
        deployment: { ...deployment, editUrl },
        texts: new Map([['content', content]]),
        portal: { folder: '/', baseUrl: '/', apis: [], root: '' },
      };
      expect(toEditUrl(project, version, 'page.md')).toBe(url);
    },
  );
});
