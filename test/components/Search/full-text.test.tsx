import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter, Route, type RouteProps } from 'react-router-dom';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import {
  fetchIndexesByWorker,
  type SearchMatch,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import loaders from '@generated/search/default';
import FullTextSearch from '@site/src/components/Search/FullTextSearch';
import { toSearchPart } from '@site/src/components/Search/useTitleSearch';
import { VersionContext } from '@site/src/components/Shell/versions';
import { oldVersion } from '../versions';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));
jest.mock('@generated/search/default', () => ({
  __esModule: true,
  default: { current: jest.fn() },
}));
jest.mock('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker', () => ({
  fetchIndexesByWorker: jest.fn(),
  searchByWorker: jest.fn(),
}));

/** The functions of the worker. */
const load = jest.mocked(fetchIndexesByWorker);
const search = jest.mocked(searchByWorker);

beforeEach(() => {
  jest.resetAllMocks();
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  load.mockResolvedValue(undefined);
  jest.mocked(loaders['current']!).mockResolvedValue({ default: [] });
});

afterEach(() => jest.restoreAllMocks());

const boards = { i: 1, t: 'Get boards', u: '/docs/settings/boards', b: ['API', 'Settings'] };
const errors = { i: 2, t: 'Error handling', u: '/docs/errors', b: [] };

/** A match of a word in a text, as the worker returns it. */
function found(
  page: typeof boards,
  type: number,
  text: string,
  word: string,
  place: { readonly s?: string; readonly h?: string } = {},
): SearchMatch {
  const position = [...text.matchAll(new RegExp(word, 'gi'))].map(
    ({ index }) => [index, word.length] as const,
  );
  const document = type === 0 ? page : { i: 9, t: text, u: page.u, ...place };
  return { document, page: type !== 0 && page, type, metadata: { [word]: { t: { position } } } };
}

const pageSize = [
  found(boards, 1, 'Page size', 'size', { h: '#page-size' }),
  found(boards, 4, 'pageSize sets the size of a page.', 'size', {
    s: 'Page size',
    h: '#page-size',
  }),
  found(errors, 4, 'A page has a size.', 'size', { s: 'Error handling', h: '' }),
];

/**
 * The page, with a link to another query and a link to another page. With a location, the page still
 * shows it while the next one loads.
 */
function renderPage(
  address = '/search',
  version?: GlobalVersion,
  location?: RouteProps['location'],
) {
  render(
    <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
      <VersionContext value={{ active: version, links: [] }}>
        <Route location={location} component={FullTextSearch} />
      </VersionContext>
      <Surroundings />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Surroundings() {
  return (
    <>
      <Link to="/search?q=boards">Boards</Link>
      <Link to="/docs/errors">Errors</Link>
      <Route
        render={({ location, history }) => (
          <p>
            {history.length} At {location.pathname + location.search}
          </p>
        )}
      />
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search all text' });
const place = () => screen.getByText(/ At \//).textContent;
const results = () => screen.findAllByRole('heading', { level: 2 });
const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

async function findSummary(text: string | RegExp) {
  await screen.findByText(text);
  expect(screen.getByRole('status')).toHaveTextContent(text);
}

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
    const lingering = { pathname: '/search', search: '', hash: '', state: undefined };
    const user = renderPage('/search', undefined, lingering);
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
