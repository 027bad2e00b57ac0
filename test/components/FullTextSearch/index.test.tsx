import { act, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import {
  fetchIndex,
  field,
  findSummary,
  pageSize,
  renderPage,
  respond,
  results,
  search,
} from './support';
import FullTextSearch from '@site/src/components/FullTextSearch';
import { oldVersion } from '../versions';

describe('index of the full-text page', () => {
  it('is not asked for before there is a query', () => {
    renderPage();
    expect(screen.getByText(/Search the text of all pages/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(fetchIndex).not.toHaveBeenCalled();
  });

  it('is that of the version that is read', async () => {
    search.mockResolvedValue(pageSize);
    renderPage('/1.0/search?q=size', oldVersion);
    await results();
    expect(fetchIndex).toHaveBeenCalledWith('/1.0/search-index.json', { method: 'HEAD' });
    expect(search).toHaveBeenCalledWith('/1.0/', '', 'size', 100);
  });

  it('is not made by the live server, which says so', async () => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'development');
    renderPage('/search?q=size');
    await findSummary(
      'Full-text search is not available on the development server. Run a production build to use it.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['is missing', () => respond(404, 'application/json')],
    ['is a page instead', () => respond(200, 'text/html; charset=utf-8')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that %s is told apart from no match, and is loaded again on demand', async (_, answer) => {
    fetchIndex.mockImplementationOnce(answer);
    search.mockResolvedValue(pageSize);
    const user = renderPage('/search?q=size');
    await findSummary(/Could not load the search index/);
    expect(search).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(field()).toHaveFocus();
    await findSummary('2 pages match “size”.');
  });

  it('that the worker failed to load is asked for by another URL', async () => {
    search.mockRejectedValueOnce(new SyntaxError('Unexpected end of JSON input'));
    search.mockResolvedValueOnce(pageSize);
    const user = renderPage('/search?q=size');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await results();
    expect(search.mock.calls.map(([folder]) => folder)).toEqual(['/', '/./']);
  });

  it('counts as failed when the worker does not answer', async () => {
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

it('tells readers without scripts where the endpoints are listed', () => {
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
