import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter, Route, type RouteProps } from 'react-router-dom';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import {
  type SearchMatch,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import loaders from '@generated/search/default';
import FullTextSearch from '@portal/src/components/Search/FullTextSearch';
import type { PageTitle } from '@portal/src/routes/titles';
import { VersionContext } from '@portal/src/components/Shell/versions';
import { oldVersion } from '../versions';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));
jest.mock('@generated/search/default', () => ({
  __esModule: true,
  default: { current: jest.fn(), '1.0': jest.fn() },
}));
jest.mock('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker', () => ({
  searchByWorker: jest.fn(),
}));

const search = jest.mocked(searchByWorker);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(loaders['current']!).mockResolvedValue({ default: titles });
  search.mockResolvedValue([]);
});

afterEach(() => jest.restoreAllMocks());

const boards = { i: 1, t: 'Get boards', u: '/docs/settings/boards' };
const errors = { i: 2, t: 'Error handling', u: '/docs/errors' };
const endpoint = { method: 'GET', path: 'settings/boards', fields: ['query.pageSize'] } as const;
const titles: readonly PageTitle[] = [
  { title: errors.t, permalink: errors.u, category: 'General' },
  { title: boards.t, permalink: boards.u, category: 'Settings', endpoint },
];

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
  return { document, type, metadata: { [word]: { t: { position } } } };
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
  it('is not loaded before the reader searches', async () => {
    const user = renderPage();
    expect(screen.getByText(/Enter words of a description/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(field());
    expect(search).not.toHaveBeenCalled();
    expect(loaders['current']).not.toHaveBeenCalled();
  });

  it('belongs to the displayed version', async () => {
    jest.mocked(loaders['1.0']!).mockResolvedValue({ default: titles });
    search.mockResolvedValue(pageSize);
    renderPage('/1.0/search?q=size', oldVersion);
    await results();
    expect(search).toHaveBeenCalledWith('/1.0/', '', 'size', 200);
  });

  it('causes an error message if it cannot be loaded', async () => {
    search.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderPage('/search?q=size');
    await findSummary(/^Could not load the search index\./);
    expect(screen.getByRole('link', { name: 'the list of endpoints' })).toBeInTheDocument();
  });
});

describe('the query of the full-text page', () => {
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
    const user = renderPage('/search?q=a%26b%20%C3%A4');
    expect(field()).toHaveValue('a&b ä');
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
    expect(first).toHaveTextContent('Settings GET /settings/boards');
    const links = within(first!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...[boards.u, `${boards.u}#query.pageSize`, `${boards.u}#page-size`],
    ]);
    expect(marked(first!)).toEqual(['Size', 'size', 'Size', 'size']);
    expect(second).toHaveTextContent('General');
    expect(second).toHaveTextContent('A page has a size.');
    expect(within(second!).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    [pageSize, '2 pages match “words”.'],
    [[found(boards, 0, 'Get boards', 'boards')], '1 page matches “words”.'],
    [[], 'No page matches “words”.'],
  ])('announce their number, and dispatch an event if there are none', async (matches, summary) => {
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('portal:search-empty', hear);
    search.mockResolvedValue(matches);
    renderPage('/search?q=words');
    await findSummary(summary);
    document.removeEventListener('portal:search-empty', hear);
    expect(heard).toEqual(matches.length === 0 ? [null] : []);
  });

  it('show three matches per page and the number of the others', async () => {
    search.mockResolvedValue(
      Array.from({ length: 5 }, (_, n) =>
        found(errors, 4, 'The size.', 'size', { s: `Section ${n}`, h: `#${n}` }),
      ),
    );
    renderPage('/search?q=size');
    await results();
    expect(screen.getAllByText(/^Section/)).toHaveLength(3);
    expect(screen.getByText('and 2 more matches on this page')).toBeInTheDocument();
  });

  it.each([
    ['page # integer The page. sort # string The page', /^sort · string The page$/],
    ['sort # string The page. page # integer', /^sort · string The page\.$/],
    [
      `${'before '.repeat(30)}sorted ${'after '.repeat(60)}`,
      /^… (before ){6}sorted( after){30} …$/,
    ],
  ])('show of %j the field or the words around the match', async (text, excerpt) => {
    search.mockResolvedValue([found(errors, 4, text, 'sorted', { s: errors.t, h: '' })]);
    renderPage('/search?q=sort');
    const [result] = await screen.findAllByRole('listitem');
    expect(result!.querySelector('div > p')!.textContent).toMatch(excerpt);
    expect(marked(result!)).toEqual(['sort']);
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
