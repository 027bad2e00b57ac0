import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { useSite } from './site';

const { at, edit, messages, write } = useSite();

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

it('an editor who moved a page by hand is told every broken link to it and from it', async () => {
  const link = 'Read [first](./guides/first.mdx#a-detail).';
  await edit('docs/index.mdx', 'Welcome.', link);
  expect(await messages()).toEqual([]);
  await rename(at('docs/guides/first.mdx'), at('docs/begin.mdx'));
  await edit('docs/begin.mdx', '---\ntitle', '---\naliases: [/docs/guides/first]\ntitle');
  const places = (await messages()).map((message) => /^.*?(?=: found)/.exec(message)?.[0]);
  expect(places).toEqual([
    'docs/begin.mdx:8: import "./board.png"',
    'docs/begin.mdx:10: link "Errors"',
    'docs/begin.mdx:20: image "./board.png"',
    'docs/begin.mdx:24: link "Get Boards"',
    'docs/index.mdx:6: link "first"',
    'src/catalogue/settings.ts:4: boards: notes[0].text',
  ]);
});
