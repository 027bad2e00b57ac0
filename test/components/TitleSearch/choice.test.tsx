import { screen, within } from '@testing-library/react';
import { active, box, list, loadTitles, place, renderSearch, typeTitle } from './support';

describe('the keyboard in the header search', () => {
  it('moves through the options in a circle and announces the active one', async () => {
    const user = await typeTitle('board');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Get boards Settings');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Search all text for “board”');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Get boards Settings');
  });

  it('scrolls the active option into view without animation', async () => {
    const user = await typeTitle('board');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getAllByRole('option')[1]!;
    expect(jest.mocked(second.scrollIntoView).mock.contexts.at(-1)).toBe(second);
    expect(second.scrollIntoView).toHaveBeenLastCalledWith({
      block: 'nearest',
      behavior: 'instant',
    });
  });

  it.each(['{Home}', '{End}'])('moves the text cursor with %s', async (key) => {
    const user = await typeTitle('board');
    await user.keyboard(`{ArrowDown}${key}`);
    expect(active()).toBeUndefined();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('opens the active page with Enter and clears the box', async () => {
    const user = await typeTitle('board');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(place()).toBe('/docs/settings/board-domains');
    expect(box()).toHaveValue('');
    expect(list()).not.toBeInTheDocument();
  });

  it('opens the full-text results with Enter if no option is active', async () => {
    const user = await typeTitle(' page size ');
    await user.keyboard('{Enter}');
    expect(place()).toBe('/search?q=page%20size');
    expect(box()).toHaveValue('');
  });

  it('does nothing on Enter in an empty box', async () => {
    const user = renderSearch();
    await user.type(box(), '{Enter}');
    expect(place()).toBe('/docs/errors');
  });

  it('closes the list with Escape, then clears the box', async () => {
    const user = await typeTitle('board');
    await user.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveValue('board');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'focuses the box with %s',
    async (keys) => {
      const user = renderSearch();
      await user.keyboard(keys);
      expect(box()).toHaveFocus();
      expect(box()).toHaveValue('');
    },
  );

  it('types a slash into a focused field', async () => {
    const user = renderSearch();
    const note = screen.getByRole('textbox', { name: 'Note' });
    await user.type(note, 'a/b');
    expect(note).toHaveFocus();
    expect(note).toHaveValue('a/b');
  });
});

describe('the parameters in the header search', () => {
  const fields = '/body//title//locales///title///mediaServices////isLocked/query//size%';
  const endpoint = { method: 'POST', path: 'campaigns/links', fields } as const;
  const page = { title: 'Create Link', permalink: '/docs/create', category: 'Campaigns' };

  it.each([
    [
      'isLocked',
      'locales.mediaServices.isLocked',
      '/docs/create#body.locales.mediaServices.isLocked',
    ],
    ['#body.locales[[].title', 'locales.title', '/docs/create#body.locales.title'],
    ['size%', 'size%', '/docs/create#query.size%25'],
  ])('lead for %j to the field %s', async (text, shown, address) => {
    loadTitles.mockResolvedValue({ default: [{ ...page, endpoint }] });
    const user = await typeTitle(text);
    const [option] = screen.getAllByRole('option');
    expect(within(option!).getByText(shown, { selector: 'mark' })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(place()).toBe(address);
  });

  it.each(['create link', 'campaigns/links'])(
    'do not change the page that %j leads to',
    async (text) => {
      const described = { ...endpoint, fields: '/body//createLink' };
      loadTitles.mockResolvedValue({ default: [{ ...page, endpoint: described }] });
      const user = await typeTitle(text);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(place()).toBe('/docs/create');
    },
  );
});

describe('the pointer in the header search', () => {
  it('activates the option under it', async () => {
    const user = await typeTitle('board');
    await user.hover(screen.getAllByRole('option')[1]!);
    expect(active()).toBe('Get board domains Settings');
  });

  it('opens the clicked page and clears the box', async () => {
    const user = await typeTitle('board');
    await user.click(screen.getByRole('option', { name: /Get boards/ }));
    expect(place()).toBe('/docs/settings/boards');
    expect(box()).toHaveValue('');
    expect(list()).not.toBeInTheDocument();
  });

  it('opens the full-text results with the last line', async () => {
    const user = await typeTitle('50% off');
    await user.click(within(list()!).getByText('Search all text for “50% off”'));
    expect(place()).toBe('/search?q=50%25%20off');
  });

  it('leaves Ctrl+click to the browser', async () => {
    const user = await typeTitle('board');
    const browser = jest.fn(({ defaultPrevented }: MouseEvent) => !defaultPrevented);
    document.addEventListener(
      'click',
      (event) => {
        browser(event);
        event.preventDefault();
      },
      { once: true },
    );
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('option', { name: /Get boards/ }));
    expect(browser).toHaveReturnedWith(true);
    expect(place()).toBe('/docs/errors');
    expect(box()).toHaveValue('board');
  });
});
