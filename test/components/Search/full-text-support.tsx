/** Mocks and queries for the tests in this folder, which import this file first. */
import { render, screen } from '@testing-library/react';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { VersionContext } from '@site/src/components/Shell/versions';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route } from 'react-router-dom';
import {
  fetchIndexesByWorker,
  type SearchMatch,
  searchByWorker,
} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
import loaders from '@generated/search/default';
import FullTextSearch from '@site/src/components/Search/FullTextSearch';

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
export const load = jest.mocked(fetchIndexesByWorker);
export const search = jest.mocked(searchByWorker);

export const loadTitles = jest.mocked(loaders['current']!);

beforeEach(() => {
  jest.resetAllMocks();
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  load.mockResolvedValue(undefined);
  loadTitles.mockResolvedValue({ default: [] });
});

afterEach(() => jest.restoreAllMocks());

export const boards = { i: 1, t: 'Get boards', u: '/docs/settings/boards', b: ['API', 'Settings'] };
export const errors = { i: 2, t: 'Error handling', u: '/docs/errors', b: [] };

/** A match of a word in a text, as the worker returns it. */
export function found(
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

export const pageSize = [
  found(boards, 1, 'Page size', 'size', { h: '#page-size' }),
  found(boards, 4, 'pageSize sets the size of a page.', 'size', {
    s: 'Page size',
    h: '#page-size',
  }),
  found(errors, 4, 'A page has a size.', 'size', { s: 'Error handling', h: '' }),
];

const pages = ['/search', '/1.0/search'];

/** The page, with a link to another query and a link to another page. */
export function renderPage(address = '/search', version?: GlobalVersion) {
  render(
    <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
      <VersionContext value={{ active: version, links: [] }}>
        <Route path={pages} component={FullTextSearch} />
      </VersionContext>
      <Surroundings />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** The page while the page that the reader navigates to is still loading. */
export function renderLingeringPage() {
  const lingering = { pathname: '/search', search: '', hash: '', state: undefined };
  render(
    <MemoryRouter initialEntries={['/', '/search']} initialIndex={1}>
      <Route location={lingering} component={FullTextSearch} />
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

export const field = () => screen.getByRole('searchbox', { name: 'Search all text' });
export const place = () => screen.getByText(/ At \//).textContent;
export const results = () => screen.findAllByRole('heading', { level: 2 });
export const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

export async function findSummary(text: string | RegExp) {
  await screen.findByText(text);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(text);
  return status;
}
