import { screen, within } from '@testing-library/react';
import { active, box, list, place, renderSearch, typeTitle } from './support';

describe('keyboard in the header search', () => {
  it('walks through the options in a circle and names the active one', async () => {
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

  it.each(['{Home}', '{End}'])('leaves %s to the text', async (key) => {
    const user = await typeTitle('board');
    await user.keyboard(`{ArrowDown}${key}`);
    expect(active()).toBeUndefined();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('goes to the active page with Enter and clears the box', async () => {
    const user = await typeTitle('board');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(place()).toBe('/docs/settings/board-domains');
    expect(box()).toHaveValue('');
    expect(list()).not.toBeInTheDocument();
  });

  it('goes to the full-text results with Enter while no option is active', async () => {
    const user = await typeTitle(' page size ');
    await user.keyboard('{Enter}');
    expect(place()).toBe('/search?q=page%20size');
    expect(box()).toHaveValue('');
  });

  it('stays where it is with Enter in an empty box', async () => {
    const user = renderSearch();
    await user.type(box(), '{Enter}');
    expect(place()).toBe('/docs/errors');
  });

  it('closes with Escape, then clears', async () => {
    const user = await typeTitle('board');
    await user.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveValue('board');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('is reached by %s', async (keys) => {
    const user = renderSearch();
    await user.keyboard(keys);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
  });

  it('leaves a slash to the field that it is typed into', async () => {
    const user = renderSearch();
    const note = screen.getByRole('textbox', { name: 'Note' });
    await user.type(note, 'a/b');
    expect(note).toHaveFocus();
    expect(note).toHaveValue('a/b');
  });
});

describe('pointer in the header search', () => {
  it('activates the option below it', async () => {
    const user = await typeTitle('board');
    await user.hover(screen.getAllByRole('option')[1]!);
    expect(active()).toBe('Get board domains Settings');
  });

  it('goes to the clicked page and clears the box', async () => {
    const user = await typeTitle('board');
    await user.click(screen.getByRole('option', { name: /Get boards/ }));
    expect(place()).toBe('/docs/settings/boards');
    expect(box()).toHaveValue('');
    expect(list()).not.toBeInTheDocument();
  });

  it('goes to the full-text results by the last line', async () => {
    const user = await typeTitle('50% off');
    await user.click(within(list()!).getByText('Search all text for “50% off”'));
    expect(place()).toBe('/search?q=50%25%20off');
  });

  it('leaves a click with Ctrl to the browser', async () => {
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
