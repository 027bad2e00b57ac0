import { listGuides } from '../../src/content/guides';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

const toPage = (...keys: readonly string[]) => `---\n${keys.join('\n')}\n---\n`;

describe('the cards of guides', () => {
  beforeEach(() =>
    write({
      'docs/index.mdx': toPage('title: Home'),
      'docs/errors.md': '# Errors',
      'docs/start.md': '# Start\n\nFirst *steps*.',
      'docs/draft.mdx': toPage('title: A', 'draft: true'),
      'docs/hidden.mdx': toPage('title: A', 'hide_from_sidebar: true'),
      'docs/guides/b.md': '# B',
      'docs/guides/c.mdx': toPage('title: C', 'description: D.', 'sidebar_position: 1'),
      'docs/guides/_part.mdx': 'A',
      'docs/reference/a/b.mdx': toPage('title: A'),
    }),
  );

  it('are in the order of the menu', async () => {
    expect(await listGuides(at(), 'docs')).toEqual([
      { to: '/docs/start', title: 'Start', text: 'First steps.' },
      { to: '/docs/guides/c', title: 'C', text: 'D.' },
      { to: '/docs/guides/b', title: 'B', text: '' },
    ]);
  });

  it('can be those of a folder', async () => {
    const guides = await listGuides(at(), 'docs', 'guides');
    expect(guides.map(({ title }) => title)).toEqual(['C', 'B']);
  });
});
