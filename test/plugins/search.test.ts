import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { buildPages } from '../../plugins/search';
import { readPageSections } from '../../plugins/search/text';
import { useFolder } from '../support/folder';

interface Doc {
  readonly title: string;
  readonly id?: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

function pagesOf(...docs: readonly Doc[]) {
  const loaded = docs.map((doc) => ({
    ...{ draft: false, unlisted: false, frontMatter: {}, id: doc.title },
    permalink: `/docs/${doc.title.toLowerCase()}`,
    ...doc,
  }));
  const version = { docs: loaded } as unknown as LoadedVersion;
  return buildPages(version, '', () => Promise.resolve([]));
}

describe('the pages of the search', () => {
  it('have a title, a URL and a category, in the order of the version', async () => {
    const boards = { title: 'Boards', frontMatter: { search_category: 'Settings' } };
    const overview = { title: 'Batch', id: 'reference/batch/index' };
    const own = { category: 'General', sections: [] };
    expect(await pagesOf({ title: 'Errors' }, boards, overview)).toEqual([
      { ...own, title: 'Errors', permalink: '/docs/errors' },
      { ...own, title: 'Boards', permalink: '/docs/boards', category: 'Settings' },
      { ...own, title: 'Batch', permalink: '/docs/batch', explains: true },
    ]);
  });

  it.each<[string, Omit<Doc, 'title'>]>([
    ['drafts', { draft: true }],
    ['unlisted pages', { unlisted: true }],
    ['pages with hide_from_search', { frontMatter: { hide_from_search: true } }],
  ])('are not %s', async (_name, hidden) => {
    const shown = { title: 'Shown', frontMatter: { hide_from_search: false } };
    const pages = await pagesOf({ title: 'Hidden', ...hidden }, shown);
    expect(pages.map(({ title }) => title)).toEqual(['Shown']);
  });
});

describe('the text of a page', () => {
  const { at, write } = useFolder();

  async function read(article: string) {
    const html = `<nav>Menu</nav><main>A<article><h1>Title</h1>${article}</article></main>`;
    await write({ 'page.html': html });
    return (await readPageSections(at('page.html'))).map(({ kind, anchor, heading, text }) => {
      return [kind, anchor, heading, text];
    });
  }

  const heading = '<h2 id=b>Part<a class=hash-link href=#b></a></h2>';

  it.each([
    ['lines for its paragraphs and items', '<p>One.<p>Two.<ul><li>a<li>b</ul>', 'One.\nTwo.\na\nb'],
    [
      'rows with their cells',
      '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2</table>',
      'A · B\n1 · 2',
    ],
    ['no code and no drawings', '<p>a<svg><text>c</text></svg><pre>b</pre><p>d', 'a\nd'],
    [
      'nothing for the screen',
      '<p>a<button><b>c</b></button><select><option>d</select><div data-mdast=ignore>e</div>' +
        '<div data-search=ignore>f</div><ul data-mdast=list><li>g</ul><p>h',
      'a\nh',
    ],
  ])('has %s', async (_name, html, text) => {
    expect(await read(html)).toEqual([['page', '', '', text]]);
  });

  it('has its sections', async () => {
    expect(await read(`<p>One.${heading}<p>Two.`)).toEqual([
      ['page', '', '', 'One.'],
      ['heading', '#b', 'Part', 'Two.'],
    ]);
  });
});
