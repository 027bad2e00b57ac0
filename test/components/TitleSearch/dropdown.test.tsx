import axe from 'axe-core';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { box, list, loadOldTitles, loadTitles, options, renderSearch, typeTitle } from './support';
import TitleSearch from '@site/src/components/TitleSearch';
import { oldVersion } from '../versions';

describe('the titles of the header search', () => {
  it('load once, on the first focus', async () => {
    const user = renderSearch();
    expect(loadTitles).not.toHaveBeenCalled();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(loadTitles).toHaveBeenCalledTimes(1);
    await user.tab();
    await user.click(box());
    expect(loadTitles).toHaveBeenCalledTimes(1);
  });

  it('load before the focus when the pointer reaches the box', async () => {
    const user = renderSearch();
    await user.hover(box());
    expect(loadTitles).toHaveBeenCalledTimes(1);
    expect(box()).not.toHaveFocus();
    await user.click(box());
    await user.tab();
    await user.click(box());
    expect(loadTitles).toHaveBeenCalledTimes(1);
  });

  it('belong to the displayed version', async () => {
    loadOldTitles.mockResolvedValue({
      default: [{ title: 'Old boards', permalink: '/1.0/docs/boards', category: 'Settings' }],
    });
    await typeTitle('boards', oldVersion);
    expect(options()).toEqual(['Old boards Settings', 'Search all text for “boards”']);
    expect(screen.getByRole('search')).toHaveAttribute('action', '/1.0/search');
    expect(loadTitles).not.toHaveBeenCalled();
  });

  it('show an error if they cannot be loaded, and load again on the next focus', async () => {
    // The pointer loads them first, then the focus.
    loadTitles.mockRejectedValueOnce(new Error('offline'));
    loadTitles.mockRejectedValueOnce(new Error('offline'));
    const user = await typeTitle('boards');
    expect(screen.getByRole('status')).toHaveTextContent('Could not load the page titles.');
    expect(options()).toEqual(['Search all text for “boards”']);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.click(box());
    expect(options()).toEqual(['Get boards Settings', 'Search all text for “boards”']);
  });
});

describe('the dropdown of the header search', () => {
  it('shows each match with its category, and a link to the full-text search', async () => {
    await typeTitle('authen');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', list()!.id);
    expect(options()).toEqual([
      'Authentication General',
      'Authentication API Categories',
      'Search all text for “authen”',
    ]);
  });

  it.each([
    ['board', '2 pages match'],
    ['domains', '1 page matches'],
    ['xyz', 'No title, path or parameter matches “xyz”.'],
  ])('announces the matches of %j: %s', async (text, announced) => {
    const user = renderSearch();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.type(box(), text);
    expect(status).toHaveTextContent(announced);
  });

  it('shows the number of matches', async () => {
    await typeTitle('board');
    expect(within(list()!).getByText('2 pages match')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the first 100 of many matches, and says so', async () => {
    const many = Array.from({ length: 120 }, (_, n) => ({
      title: `Page ${n}`,
      permalink: `/docs/${n}`,
      category: 'General',
    }));
    loadTitles.mockResolvedValue({ default: many });
    await typeTitle('page');
    await waitFor(() =>
      expect(options().slice(-2)).toEqual(['Page 99 General', 'Search all text for “page”']),
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      '120 pages match, these are the first 100',
    );
  });

  it('is closed for blank text', async () => {
    await typeTitle('   ');
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers the full-text search if no title matches', async () => {
    await typeTitle('a&b');
    expect(screen.getByRole('option')).toHaveTextContent('Search all text for “a&b”');
    expect(screen.getByRole('option')).toHaveAttribute('href', '/search?q=a%26b');
  });

  it('closes on a click elsewhere, and reopens with the same text', async () => {
    const user = await typeTitle('board');
    await user.click(document.body);
    expect(list()).not.toBeInTheDocument();
    await user.click(box());
    expect(options()).toHaveLength(3);
  });

  it('closes on a press that does not move the focus', async () => {
    const user = await typeTitle('board');
    screen.getByText(/^At /).addEventListener('mousedown', (event) => event.preventDefault());
    await user.pointer({ keys: '[MouseLeft]', target: screen.getByText(/^At /) });
    expect(box()).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
  });

  it('closes when it loses the focus', async () => {
    const user = await typeTitle('board');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
  });

  it('has no accessibility violations, open or closed', async () => {
    const user = renderSearch();
    const check = () =>
      axe.run(screen.getByRole('search'), { rules: { 'color-contrast': { enabled: false } } });
    expect((await check()).violations).toEqual([]);
    await user.type(box(), 'board');
    expect((await check()).violations).toEqual([]);
  });
});

it('the header search links to the full-text page without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <TitleSearch />
    </MemoryRouter>,
  );
  const form = within(page).getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'q');
});
