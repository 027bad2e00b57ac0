import { mkdir, rm, symlink } from 'node:fs/promises';
import { useSite } from './site';

const { at, messages, write } = useSite();

it.each<readonly [string, () => Promise<unknown>]>([
  [
    'a link to a file that does not exist',
    () => symlink(at('docs/nowhere.mdx'), at('docs/news.mdx')),
  ],
  ['a folder named like a page', () => mkdir(at('docs/news.mdx'))],
  ['the lock file of an open page', () => symlink('ada@host.4711', at('docs/.#errors.mdx'))],
  ['a hidden copy of a page', () => write({ 'docs/.errors.mdx': '# half' })],
  ['a broken link in the catalogue', () => symlink('gone.ts', at('src/catalogue/old.ts'))],
  ['a folder named like a file of the catalogue', () => mkdir(at('src/catalogue/old.ts'))],
])('a file or folder in docs that is not a page is ignored: %s', async (_, put) => {
  await put();
  expect(await messages()).toEqual([]);
});

it('a page that is a symbolic link is checked like a page', async () => {
  await write({ 'elsewhere.mdx': '---\ntitle: News\n---\n\n# Nothing yet.\n' });
  await symlink(at('elsewhere.mdx'), at('docs/news.mdx'));
  expect(await messages()).toEqual([expect.stringMatching(/^docs\/news\.mdx:5: heading/)]);
});

it('a missing docs folder is treated as an empty folder', async () => {
  await rm(at('docs'), { recursive: true });
  expect(await messages()).not.toContainEqual(expect.stringContaining('ENOENT'));
});
