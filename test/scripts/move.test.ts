import { copySite, type SiteCopy } from '../support/site-copy';
import { fieldsOf, findEndpoint, findProperty } from '../support/entries';
import { homeCards } from '../support/pages';

const boardId = findProperty(fieldsOf(findEndpoint('boards')), 'data.id').description;
const [[card]] = homeCards as readonly [(typeof homeCards)[number]];

let site: SiteCopy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

const move = (...args: readonly string[]) => site.run('move.ts', ...args);
const page = (matter: string, ...blocks: readonly string[]) =>
  `---\n${matter}\n---\n\n${blocks.join('\n\n')}\n`;

const fence = '```yaml\naliases: [/docs/kept]\npagination_next: moving/b\n[x](../errors.mdx)\n```';

describe('npm run move', () => {
  beforeAll(async () => {
    await site.write('docs/moving/part.json', '{}\n');
    await site.write(
      'docs/moving/a.mdx',
      page(
        "# comment\ntitle: 'A'",
        "import part from './part.json';",
        '[home](../index.mdx) [errors *of* all](../errors.mdx "Title") and  `[x](../errors.mdx)`',
        fence,
        '[b]: ./b.mdx',
        '[the other][b]',
      ),
    );
    await site.write(
      'docs/moving/b.mdx',
      page(
        'title: B\naliases:\n  # The first one.\n  - /docs/old-b\npagination_next: moving/a',
        'See [a](a.mdx), [a](./a.mdx?x=1).',
        fence,
      ),
    );
    await site.edit('src/catalogue/settings.ts', `'${boardId}`, `'[A](/docs/moving/a). ${boardId}`);
    await site.edit('docs/index.mdx', `to: '${card}',`, "to: '/docs/moving/a#use',");
  });

  it('moves a page with all links to and from it, and keeps its URL as an alias', async () => {
    const { code, output } = await move('docs/moving/a.mdx', 'docs/guides/deep/moved.mdx');
    expect(output).toContain('docs/moving/a.mdx → docs/guides/deep/moved.mdx');
    expect(output).toContain('alias: /docs/moving/a leads to /docs/guides/deep/moved');
    expect(code).toBe(0);
    expect(await site.read('docs/guides/deep/moved.mdx')).toBe(
      page(
        "# comment\ntitle: 'A'\naliases: [/docs/moving/a]",
        "import part from '../../moving/part.json';",
        '[home](../../index.mdx) [errors *of* all](../../errors.mdx "Title") and  `[x](../errors.mdx)`',
        fence,
        '[b]: ../../moving/b.mdx',
        '[the other][b]',
      ),
    );
    expect(await site.read('docs/moving/b.mdx')).toBe(
      page(
        'title: B\naliases:\n  # The first one.\n  - /docs/old-b\npagination_next: guides/deep/moved',
        'See [a](../guides/deep/moved.mdx), [a](../guides/deep/moved.mdx?x=1).',
        fence,
      ),
    );
    expect(await site.read('src/catalogue/settings.ts')).toContain('[A](/docs/guides/deep/moved)');
    expect(await site.read('docs/index.mdx')).toContain("to: '/docs/guides/deep/moved#use',");
  });

  it('moves it back, without an alias for its own URL', async () => {
    expect((await move('docs/guides/deep/moved.mdx', 'docs/moving/a.mdx')).code).toBe(0);
    expect(await site.read('docs/moving/a.mdx')).toContain('aliases: [/docs/guides/deep/moved]');
  });

  it('moves a folder with all its files', async () => {
    expect((await move('docs/moving', 'docs/moved')).code).toBe(0);
    const b = await site.read('docs/moved/b.mdx');
    expect(b).toContain('See [a](./a.mdx), [a](./a.mdx?x=1).');
    expect(b).toContain('  - /docs/old-b\n  - /docs/moving/b\n');
    expect(await site.read('docs/moved/part.json')).toBe('{}\n');
  });

  it('adds no alias to a page that keeps its slug', async () => {
    const kept = page('title: Kept\nslug: /docs/my-own', 'Text.');
    await site.write('docs/kept.mdx', kept);
    expect((await move('docs/kept.mdx', 'docs/guides/kept.mdx')).code).toBe(0);
    expect(await site.read('docs/guides/kept.mdx')).toBe(kept);
  });

  it.each([
    ['docs/guides', 'docs/moved', 'already exists'],
    ['docs/writing', 'docs/mistakes', 'docs/writing does not exist.'],
    ['docs/writing.mdx', 'docs/reference/errors.mdx', 'docs/reference is generated'],
    ['docs/writing.mdx', '../errors.mdx', 'expected a page or a folder inside docs'],
    ['versioned_docs/version-1.0/a.mdx', 'docs/x.mdx', 'Versions never change'],
    ['docs/moved/a.mdx', 'docs/Errors Page.mdx', 'expected lowercase letters'],
    ['docs/writing.mdx', 'docs/errors.txt', 'expected two pages'],
    ['docs/guides', 'docs/guides/inner', 'is inside docs/guides'],
    ['docs/moved/a.mdx', 'docs/campaigns/create-campaign-link.mdx', 'Nothing was changed'],
    ['docs/errors.mdx', 'docs/guides/errors.mdx', 'code names /docs/errors: src/api/'],
    ['docs/writing.mdx', '', 'Expected two files'],
  ])('rejects %s → %s and changes nothing', async (from, to, message) => {
    const before = await site.readAll();
    const { code, output } = await move(...[from, to].filter(Boolean));
    expect(output).toContain(message);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(await site.readAll()).toEqual(before);
  });

  it('changes nothing while a page has a syntax error', async () => {
    await site.write('docs/broken.mdx', page('title: Broken', '{ open'));
    const before = await site.readAll();
    const { output } = await move('docs/writing.mdx', 'docs/mistakes.mdx');
    expect(output).toContain('docs/broken.mdx has a syntax error');
    expect(await site.readAll()).toEqual(before);
  });
});
