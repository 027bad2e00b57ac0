import axe from 'axe-core';
import { act, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import {
  boards,
  errors,
  field,
  findSummary,
  found,
  load,
  loadTitles,
  marked,
  pageSize,
  place,
  renderLingeringPage,
  renderPage,
  results,
  search,
} from './full-text-support';
import type { SearchMatch } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import FullTextSearch from '@site/src/components/Search/FullTextSearch';
import { toSearchPart } from '@site/src/components/Search/useTitleSearch';
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
  });

  it('causes an error message if it cannot be loaded', async () => {
    search.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderPage('/search?q=size');
    await findSummary(/^Could not load the search index\./);
    expect(screen.getByRole('link', { name: 'the list of endpoints' })).toBeInTheDocument();
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

describe('the query of the full-text page', () => {
  it.each(['page size', 'a&b=c#d', '100%', 'ä+ö'])('is read from the URL: %s', async (text) => {
    search.mockResolvedValue(pageSize);
    renderPage(`/search${toSearchPart(text)}`);
    expect(field()).toHaveValue(text);
    await findSummary(/match/);
  });

  it('has replacement characters for invalid ones', () => {
    expect(toSearchPart('a\ud800')).toBe('?q=a%EF%BF%BD');
  });

  it('is stored in the URL while the user types, without a history entry', async () => {
    search.mockResolvedValue(pageSize);
    const user = renderPage();
    await user.type(field(), 'size & more');
    expect(place()).toBe('2 At /search');
    await results();
    expect(place()).toBe('2 At /search?q=size%20%26%20more');
    expect(field()).toHaveValue('size & more');
    expect(search.mock.calls.map(([, , input]) => input)).toEqual(['size more']);
  });

  it('runs immediately on Enter', async () => {
    search.mockResolvedValue(pageSize);
    const user = renderPage();
    await user.type(field(), 'size{Enter}');
    expect(place()).toBe('2 At /search?q=size');
  });

  it('changes when a link to another query is followed, even after typing', async () => {
    search.mockResolvedValue(pageSize);
    const user = renderPage('/search?q=size');
    await user.type(field(), 's');
    await user.click(screen.getByText('Boards'));
    expect(field()).toHaveValue('boards');
    await findSummary('2 pages match “boards”.');
    expect(place()).toBe('3 At /search?q=boards');
  });

  it('does not navigate back if the reader leaves while typing', async () => {
    const user = renderLingeringPage();
    await user.type(field(), 'size');
    await user.click(screen.getByText('Errors'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(place()).toBe('3 At /docs/errors');
  });
});

describe('the results of the full-text page', () => {
  it('are grouped by page and linked to their sections', async () => {
    search.mockResolvedValue(pageSize);
    renderPage('/search?q=size');
    const titles = await results();
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Get boards', 'Error handling']);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('API › Settings');
    const links = within(first!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['/docs/settings/boards', '/docs/settings/boards#page-size'],
    ]);
    expect(marked(first!)).toEqual(['size', 'Size', 'size']);
    expect(second).toHaveTextContent('/docs/errors');
    expect(second).toHaveTextContent('A page has a size.');
    expect(within(second!).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    [pageSize, '2 pages match “size”.'],
    [[found(boards, 0, 'Get boards', 'boards')], '1 page matches “size”.'],
    [Array<SearchMatch>(100).fill(pageSize[0]!), 'At least 1 page matches “size”.'],
    [[], 'No page matches “size”.'],
  ])('announce their number, and dispatch an event if there are none', async (matches, summary) => {
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('portal:search-empty', hear);
    search.mockResolvedValue(matches);
    renderPage('/search?q=size');
    await findSummary(summary);
    document.removeEventListener('portal:search-empty', hear);
    expect(heard).toEqual(matches.length === 0 ? [null] : []);
  });

  it('show three matches per page and the number of the others', async () => {
    search.mockResolvedValue(
      Array.from({ length: 5 }, (_, n) =>
        found(boards, 4, 'The size.', 'size', { s: `Section ${n}`, h: `#${n}` }),
      ),
    );
    renderPage('/search?q=size');
    await results();
    expect(screen.getAllByText(/^Section/)).toHaveLength(3);
    expect(screen.getByText('and 2 more matches on this page')).toBeInTheDocument();
  });

  it('show a field of an endpoint without its neighbours, and link to it', async () => {
    const path = 'campaigns/links';
    loadTitles.mockResolvedValue({
      default: [
        {
          ...{ title: 'Get boards', permalink: boards.u, category: 'Settings' },
          endpoint: {
            method: 'GET',
            path,
            fields: ['path.id', 'query.page', 'query.pageSize', 'query.sort'],
          },
        },
      ],
    });
    const text =
      'page # integer The page. pageSize # integer 1 or more Its size. Sorting sort # string By.';
    search.mockResolvedValue([
      found(boards, 4, text, 'size', { s: 'Query Params', h: '#query-params' }),
    ]);
    renderPage('/search?q=size');
    expect(await screen.findByText(`/${path}`)).toBeInTheDocument();
    expect(screen.getByText(/ · integer 1 or more/)).toHaveTextContent(
      /^pageSize · integer 1 or more Its size\.$/,
    );
    expect(screen.getByRole('link', { name: 'Query Params' })).toHaveAttribute(
      ...(['href', '/docs/settings/boards#query.pageSize'] as const),
    );
  });

  it('never show text as markup', async () => {
    const text = 'A size <img src=x onerror=alert(1)> here';
    search.mockResolvedValue([found(errors, 4, text, 'size', { s: 'Error handling' })]);
    renderPage('/search?q=size');
    await results();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)> here/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('include parts of words if no complete word matches', async () => {
    const path = 'GET /v1/links/{linkId}/linkaffiliateprograms';
    const position = [[4, path.length - 4]] as const;
    const other = found(errors, 4, 'The linkaffiliation of a board', 'linkaffiliation');
    search.mockImplementation((_url, _context, input) =>
      Promise.resolve(
        input === '*linkaffilia*'
          ? [{ ...found(boards, 4, path, ''), metadata: { stem: { t: { position } } } }, other]
          : [],
      ),
    );
    renderPage('/search?q=/linkaffiliateprograms');
    await findSummary('1 page matches “/linkaffiliateprograms”.');
    expect(screen.getByText('linkaffiliateprograms').tagName).toBe('MARK');
  });

  it('have no accessibility violations', async () => {
    search.mockResolvedValue(pageSize);
    renderPage('/search?q=size');
    await results();
    const names = ['color-contrast', 'heading-order', 'region'];
    const rules = Object.fromEntries(names.map((name) => [name, { enabled: false }]));
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  });

  it('of an earlier query do not replace those of a later one', async () => {
    const answers = new Map<string, (matches: SearchMatch[]) => void>();
    search.mockImplementation(
      (_url, _context, input) => new Promise((resolve) => answers.set(input, resolve)),
    );
    const user = renderPage('/search?q=size');
    await user.click(screen.getByText('Boards'));
    await findSummary('Searching…');
    answers.get('boards')!([found(boards, 0, 'Get boards', 'boards')]);
    await results();
    answers.get('size')!(pageSize);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect((await results()).map(({ textContent }) => textContent)).toEqual(['Get boards']);
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
