import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyEditedSite, type EditedSite } from '../support/edited-site';
import { fieldsOf, findEndpoint, findProperty } from '../support/entries';
import { homeCards } from '../support/pages';

const boardId = findProperty(fieldsOf(findEndpoint('boards')), 'data.id').description;
const [[card]] = homeCards as readonly [(typeof homeCards)[number]];

let site: EditedSite;
beforeAll(async () => {
  site = await copyEditedSite();
});
afterAll(() => site.copy.remove());

const move = (...args: readonly string[]) => site.run('move.mjs', ...args);
const page = (title: string, text: string, keys = '') =>
  `---\ntitle: ${title}\n${keys}---\n\n${text}\n`;

describe('npm run move', () => {
  beforeAll(async () => {
    await site.write('docs/moving/part.json', '{}\n');
    await site.write(
      'docs/moving/a.mdx',
      page(
        'A',
        [
          "import part from './part.json';",
          '[home](../index.mdx#top) [errors *of* all](../errors.mdx "Title") and  `[x](../errors.mdx)`',
          '[b]: ./b.mdx',
          '[the other][b]',
        ]
          .join('\n\n')
          .replace('#top', ''),
      ),
    );
    await site.write('docs/moving/b.mdx', page('B', 'See [a](a.mdx), [a](./a.mdx?x=1).'));
    await site.copy.edit(
      'src/catalogue/settings.ts',
      `description: '${boardId}`,
      `description: '[A](/docs/moving/a). ${boardId}`,
    );
    await site.copy.edit('docs/index.mdx', `to: '${card}',`, "to: '/docs/moving/a#use',");
  });

  it('moves a page with all links to and from it, and keeps its URL as an alias', async () => {
    const { code, output } = await move('docs/moving/a.mdx', 'docs/guides/deep/moved.mdx');
    expect(output).toContain('docs/moving/a.mdx → docs/guides/deep/moved.mdx');
    expect(output).toContain('alias: /docs/moving/a leads to /docs/guides/deep/moved');
    expect(code).toBe(0);
    expect(await site.read('docs/guides/deep/moved.mdx')).toBe(
      page(
        'A',
        [
          "import part from '../../moving/part.json';",
          '[home](../../index.mdx) [errors *of* all](../../errors.mdx "Title") and  `[x](../errors.mdx)`',
          '[b]: ../../moving/b.mdx',
          '[the other][b]',
        ].join('\n\n'),
        'aliases: [/docs/moving/a]\n',
      ),
    );
    expect(await site.read('docs/moving/b.mdx')).toContain(
      'See [a](../guides/deep/moved.mdx), [a](../guides/deep/moved.mdx?x=1).',
    );
    expect(await site.read('src/catalogue/settings.ts')).toContain('[A](/docs/guides/deep/moved)');
    expect(await site.read('docs/index.mdx')).toContain("to: '/docs/guides/deep/moved#use',");
  });

  it('moves it back, without an alias for its own URL', async () => {
    const { code, output } = await move('docs/guides/deep/moved.mdx', 'docs/moving/a.mdx');
    expect([code, code === 0 || output]).toEqual([0, true]);
    expect(await site.read('docs/moving/a.mdx')).toContain('aliases: [/docs/guides/deep/moved]');
  });

  it('moves a folder with all its files', async () => {
    const { code, output } = await move('docs/moving', 'docs/moved');
    expect([code, code === 0 || output]).toEqual([0, true]);
    expect(await site.read('docs/moved/b.mdx')).toContain('See [a](./a.mdx), [a](./a.mdx?x=1).');
    expect(await site.read('docs/moved/b.mdx')).toContain('aliases: [/docs/moving/b]');
    expect(await site.read('docs/moved/part.json')).toBe('{}\n');
    expect(await site.read('docs/moved/a.mdx')).toContain("from './part.json'");
  });

  it('adds no alias to a page that keeps its slug', async () => {
    await site.write('docs/kept.mdx', page('Kept', 'Text.', 'slug: /docs/my-own\n'));
    expect((await move('docs/kept.mdx', 'docs/guides/kept.mdx')).code).toBe(0);
    expect(await site.read('docs/guides/kept.mdx')).toBe(
      page('Kept', 'Text.', 'slug: /docs/my-own\n'),
    );
  });

  it('leaves nothing behind if a move that is not committed is undone', async () => {
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: site.copy.folder,
      });
    git('init', '--quiet');
    git('add', 'docs');
    git('commit', '--quiet', '--message', 'Start');
    const before = await site.readAll();
    expect((await move('docs/errors.mdx', 'docs/guides/mistakes.mdx')).output).toContain('alias:');
    expect((await move('docs/guides/mistakes.mdx', 'docs/errors.mdx')).output).not.toContain(
      'alias:',
    );
    expect(await site.readAll()).toEqual(before);
    await rm(path.join(site.copy.folder, '.git'), { recursive: true });
  });

  it.each([
    ['docs/errors.mdx', 'docs/introduction.mdx', 'already exists'],
    ['docs/nowhere.mdx', 'docs/x.mdx', 'docs/nowhere.mdx does not exist.\n'],
    ['docs/errors', 'docs/mistakes', 'docs/errors does not exist. Did you mean docs/errors.mdx?'],
    ['docs/errors.mdx', 'docs/reference/errors.mdx', 'docs/reference is generated'],
    ['docs/reference/changelog.mdx', 'docs/x.mdx', 'docs/reference is generated'],
    ['docs/errors.mdx', 'src/errors.mdx', 'expected a page or a folder inside docs'],
    ['docs/errors.mdx', '../errors.mdx', 'expected a page or a folder inside docs'],
    ['versioned_docs/version-1.0/a.mdx', 'docs/x.mdx', 'frozen versions never change'],
    ['docs/errors.mdx', 'docs/Errors Page.mdx', 'expected lowercase letters'],
    ['docs/errors.mdx', 'docs/errors.txt', 'expected two pages'],
    ['docs/guides', 'docs/guides/inner', 'is inside docs/guides'],
    ['docs/errors.mdx', 'docs/campaigns/create-campaign-link.mdx', 'Nothing was changed'],
    ['docs/errors.mdx', '', 'Expected two files'],
  ])('rejects %s → %s and changes nothing', async (from, to, message) => {
    const before = await site.readAll();
    const { code, output } = await move(...[from, to].filter(Boolean));
    expect(output).toContain(message);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(await site.readAll()).toEqual(before);
  });

  it('changes nothing while a page has a syntax error', async () => {
    await site.write('docs/broken.mdx', page('Broken', '{ open'));
    const before = await site.readAll();
    const { output } = await move('docs/errors.mdx', 'docs/mistakes.mdx');
    expect(output).toContain('docs/broken.mdx has a syntax error');
    expect(await site.readAll()).toEqual(before);
  });
});
