import { act, screen, within } from '@testing-library/react';
import { Link, Route, type RouteProps } from 'react-router-dom';
import FullTextSearch from '@portal/src/components/Search/FullTextSearch';
import { toPage } from '../../search/portal';
import { hear, hrefsOf, show, showWithoutScripts, textsOf } from '../../support/component';
import { serveIndex } from './site';

const endpoint = { method: 'GET', path: 'settings/boards', operationId: 'getBoards' } as const;
const pages = [
  toPage('Error handling', 'A page has a size.'),
  {
    ...{ ...toPage('Get boards', 'Lists boards.'), category: 'Settings', endpoint },
    sections: [
      ...toPage('', 'Lists boards.', { 'Page size': 'Sets the size of a page.' }).sections,
      { anchor: '#query.pageSize', heading: 'pageSize', kind: 'parameter', text: '' } as const,
    ],
  },
];

let asked: readonly string[];

beforeEach(() => {
  asked = serveIndex({ current: pages, '1.0': pages });
});

/**
 * The page, with a link to another query and a link to another page. With a location, the page still
 * shows it while the next one loads.
 */
function renderPage(address = '/search', location?: RouteProps['location']) {
  const { user } = show(
    <>
      <Route location={location} component={FullTextSearch} />
      <Link to="/search?q=boards">Boards</Link>
      <Link to="/docs/errors">Errors</Link>
      <Route
        render={({ location, history }) => (
          <p>
            {history.length} At {location.pathname + location.search}
          </p>
        )}
      />
    </>,
    { address },
  );
  return user;
}

const field = () => screen.getByRole('searchbox', { name: 'Search all text' });
const place = () => screen.getByText(/ At \//).textContent;
/** What the search announces. Toasts have another region. */
const status = () => screen.getAllByRole('status')[0]!;
const results = () => screen.findAllByRole('heading', { level: 2 });
const marked = (element: HTMLElement) => textsOf(element.querySelectorAll('mark'));

async function findSummary(text: string | RegExp) {
  await screen.findByText(text);
  expect(status()).toHaveTextContent(text);
}

describe('the index of the full-text page', () => {
  it('is not loaded before the reader searches', async () => {
    const user = renderPage();
    expect(screen.getByText(/Enter words of a description/)).toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    await user.click(field());
    expect(asked).toEqual([]);
  });

  it('causes an error message if it cannot be loaded', async () => {
    serveIndex({});
    renderPage('/search?q=size');
    await findSummary(/^Could not load the search index\./);
    expect(screen.getByRole('link', { name: 'the list of endpoints' })).toBeInTheDocument();
  });
});

describe('the query of the full-text page', () => {
  it('is stored in the URL after a pause, or on Enter, without a history entry', async () => {
    const user = renderPage();
    await user.type(field(), 'size & more');
    expect(place()).toBe('2 At /search');
    await results();
    expect(place()).toBe('2 At /search?q=size%20%26%20more');
    expect(field()).toHaveValue('size & more');
    await user.clear(field());
    await user.type(field(), 'size{Enter}');
    expect(place()).toBe('2 At /search?q=size');
  });

  it('changes when a link to another query is followed, even after typing', async () => {
    const user = renderPage('/search?q=a%26b%20%C3%A4');
    expect(field()).toHaveValue('a&b ä');
    await user.type(field(), 's');
    await user.click(screen.getByText('Boards'));
    expect(field()).toHaveValue('boards');
    await findSummary('1 page matches “boards”.');
    expect(place()).toBe('3 At /search?q=boards');
  });

  it('does not navigate back if the reader leaves while typing', async () => {
    const lingering = { pathname: '/search', search: '', hash: '', state: undefined };
    const user = renderPage('/search', lingering);
    await user.type(field(), 'size');
    await user.click(screen.getByText('Errors'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(place()).toBe('3 At /docs/errors');
  });
});

describe('the results of the full-text page', () => {
  it('are grouped by page and linked to their sections', async () => {
    renderPage('/search?q=size');
    const titles = await results();
    expect(textsOf(titles)).toEqual(['Get boards', 'Error handling']);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Settings GET /settings/boards');
    const links = within(first!).getAllByRole('link');
    expect(hrefsOf(links)).toEqual([
      ...['/docs/Get boards', '/docs/Get boards#Page size', '/docs/Get boards#query.pageSize'],
    ]);
    expect(marked(first!)).toEqual(['size', 'size', 'pageSize']);
    expect(second).toHaveTextContent('General');
    expect(second).toHaveTextContent('A page has a size.');
    expect(within(second!).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['size', '2 pages match “size”.', []],
    ['boards', '1 page matches “boards”.', []],
    ['handlnig', '1 page matches “handling”. No page has “handlnig”.', []],
    ['xyzzy sk-4f2a', 'No page matches “xyzzy sk-4f2a”.', [{ words: ['xyzzy'] }]],
  ])('for %s are announced, with an event if there are none', async (query, summary, events) => {
    const heard = hear('portal:search-empty');
    renderPage(`/search?q=${query}`);
    await findSummary(summary);
    expect(heard).toEqual(events);
  });

  it('of an earlier query do not replace those of a later one', async () => {
    const user = renderPage('/search?q=size');
    await user.click(screen.getByText('Boards'));
    await findSummary('1 page matches “boards”.');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(textsOf(await results())).toEqual(['Get boards']);
  });
});

it('the full-text page shows readers without scripts a link to the endpoints', () => {
  const page = showWithoutScripts(<FullTextSearch />, '/search?q=size');
  const note = page.querySelector('noscript');
  expect(note).toHaveTextContent('Search requires JavaScript');
  expect(note!.innerHTML).toContain('href="/endpoints"');
  expect(within(page).getByRole('search')).toHaveAttribute('action', '/search');
});
