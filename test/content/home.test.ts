import { readHome } from '../../src/content/guides';
import { toLists } from '../../src/project/lists';
import { useFolder } from '../support/folder';
import { toProject } from './site';

const { at, write } = useFolder();

const read = (texts: Readonly<Record<string, string>>) => {
  const set = new Map(Object.entries(texts));
  return readHome(at(), 'docs', { ...toProject(at()), texts: set, lists: toLists(set) });
};

describe('the home page of settings', () => {
  it('lists the pages that a version has, with their titles and descriptions', async () => {
    await write({
      'docs/guides/a.mdx': '---\ntitle: First\ndescription: How.\n---\n\nText.\n',
      'docs/b.md': '# Second\n',
      'docs/c.md': '# Third\n',
    });
    expect(
      await read({
        'home.lead': 'Sell tea.',
        'home.actions[0].label': 'Start',
        'home.actions[0].href': '/docs/b',
        'home.guides[0]': 'b.md',
        'home.guides[1]': 'guides/a.mdx',
        'home.guides[2]': 'new.md',
      }),
    ).toEqual({
      lead: 'Sell tea.',
      actions: [{ label: 'Start', href: '/docs/b' }],
      guides: [
        { to: '/docs/b', title: 'Second', text: '' },
        { to: '/docs/guides/a', title: 'First', text: 'How.' },
      ],
    });
  });

  it('lists all guides of the menu without settings', async () => {
    await write({ 'docs/a.md': '# First\n', 'docs/errors.md': '# Errors\n' });
    expect(await read({})).toEqual({
      actions: [],
      guides: [{ to: '/docs/a', title: 'First', text: '' }],
    });
  });
});
