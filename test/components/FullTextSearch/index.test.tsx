import { act, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { field, findSummary, load, pageSize, renderPage, results, search } from './support';
import FullTextSearch from '@site/src/components/FullTextSearch';
import { oldVersion } from '../versions';

describe('the index of the full-text page', () => {
  it('is not loaded before the reader uses the field', async () => {
    const user = renderPage();
    expect(screen.getByText(/Search the text of all pages/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(load).not.toHaveBeenCalled();
    await user.click(field());
    expect(load.mock.calls).toEqual([['/', '']]);
    expect(search).not.toHaveBeenCalled();
  });

  it('belongs to the displayed version', async () => {
    search.mockResolvedValue(pageSize);
    const user = renderPage('/1.0/search?q=size', oldVersion);
    await results();
    expect(search).toHaveBeenCalledWith('/1.0/', '', 'size', 100);
    await user.click(field());
    expect(load).toHaveBeenCalledWith('/1.0/', '');
  });

  it('is not available on the development server, and the page says so', async () => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'development');
    renderPage('/search?q=size');
    await findSummary(
      'Full-text search is not available on the development server. Run a production build to use it.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('causes an error message with a "Try again" button if it cannot be loaded', async () => {
    search.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    search.mockResolvedValueOnce(pageSize);
    const user = renderPage('/search?q=size');
    await findSummary(/Could not load the search index/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(field()).toHaveFocus();
    await findSummary('2 pages match “size”.');
  });

  it('is requested with another URL after a search failed to load it', async () => {
    search.mockRejectedValueOnce(new SyntaxError('Unexpected end of JSON input'));
    search.mockResolvedValueOnce(pageSize);
    const user = renderPage('/search?q=size');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await results();
    expect(search.mock.calls.map(([folder]) => folder)).toEqual(['/', '/./']);
  });

  it('is requested with another URL after it did not load in advance', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    search.mockResolvedValueOnce(pageSize);
    const user = renderPage();
    await user.type(field(), 'size{Enter}');
    await results();
    expect(search.mock.calls.map(([folder]) => folder)).toEqual(['/./']);
  });

  it('is treated as failed if the worker does not respond', async () => {
    jest.useFakeTimers();
    search.mockReturnValue(new Promise(() => undefined));
    renderPage('/search?q=size');
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await act(() => jest.advanceTimersByTimeAsync(1_001));
    expect(screen.getByRole('status')).toHaveTextContent('Could not load the search index');
    jest.useRealTimers();
  });
});

it('the full-text page shows readers without scripts a link to the endpoints', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/search?q=size']}>
      <FullTextSearch />
    </MemoryRouter>,
  );
  const note = page.querySelector('noscript');
  expect(note).toHaveTextContent('Search requires JavaScript');
  expect(note!.innerHTML).toContain('href="/endpoints"');
  expect(within(page).getByRole('search')).toHaveAttribute('action', '/search');
});
