import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route } from 'react-router-dom';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import loaders from '@generated/search/default';
import TitleSearch from '@portal/src/components/Search/TitleSearch';
import { VersionContext } from '@portal/src/components/Shell/versions';
import { oldVersion } from '../versions';

jest.mock('@generated/search/default', () => ({
  __esModule: true,
  default: { current: jest.fn(), '1.0': jest.fn() },
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

const titles = [
  { title: 'Authentication', permalink: '/docs/authentication', category: 'General' },
  { title: 'Authentication', permalink: '/endpoints/authentication', category: 'API Categories' },
  { title: 'Get boards', permalink: '/docs/settings/boards', category: 'Settings' },
  { title: 'Get board domains', permalink: '/docs/settings/board-domains', category: 'Settings' },
];

const loadTitles = jest.mocked(loaders['current']!);
const loadOldTitles = jest.mocked(loaders['1.0']!);

beforeEach(() => {
  jest.resetAllMocks();
  loadTitles.mockResolvedValue({ default: titles });
  Element.prototype.scrollIntoView = jest.fn();
});

function renderSearch(version?: GlobalVersion) {
  render(
    <MemoryRouter initialEntries={['/docs/errors']}>
      <VersionContext value={{ active: version, links: [] }}>
        <TitleSearch />
      </VersionContext>
      <textarea aria-label="Note" />
      <button type="button">Elsewhere</button>
      <Route
        render={({ location }) => <p>At {location.pathname + location.search + location.hash}</p>}
      />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const box = () => screen.getByRole('combobox', { name: 'Search documentation' });
const list = () => screen.queryByRole('listbox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent;
const place = () => screen.getByText(/^At /).textContent.slice('At '.length);

async function typeTitle(text: string, version?: GlobalVersion) {
  const user = renderSearch(version);
  await user.type(box(), text);
  return user;
}

describe('the titles of the header search', () => {
  it('load once, when the pointer or the focus reaches the box', async () => {
    const user = renderSearch();
    expect(loadTitles).not.toHaveBeenCalled();
    await user.hover(box());
    expect(loadTitles).toHaveBeenCalledTimes(1);
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
    ['xyz', 'No title, path or field matches “xyz”.'],
  ])('announces the matches of %j: %s', async (text, announced) => {
    const user = renderSearch();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(box(), text);
    expect(screen.getByRole('status')).toHaveTextContent(announced);
  });

  it('shows the first of many matches while a reader types, and 50 after a pause', async () => {
    const many = Array.from({ length: 70 }, (_, n) => ({
      ...{ title: `Page ${n}`, permalink: `/docs/${n}`, category: 'General' },
    }));
    loadTitles.mockResolvedValue({ default: many });
    await typeTitle('page');
    expect(options().slice(-2)).toEqual(['Page 7 General', 'Search all text for “page”']);
    expect(screen.getByRole('status')).toHaveTextContent('70 pages match');
    await screen.findByRole('option', { name: 'Page 49 General' });
    expect(options()).toHaveLength(51);
  });

  it('is closed for blank text', async () => {
    await typeTitle('   ');
    expect(list()).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on a press elsewhere that does not move the focus, and reopens', async () => {
    const user = await typeTitle('board');
    screen.getByText(/^At /).addEventListener('mousedown', (event) => event.preventDefault());
    await user.click(screen.getByText(/^At /));
    expect(box()).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
    await user.click(box());
    expect(options()).toHaveLength(3);
  });

  it('closes when it loses the focus', async () => {
    const user = await typeTitle('board');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
  });
});

describe('the keyboard in the header search', () => {
  it('moves through the options in a circle, announces the active one and scrolls to it', async () => {
    const user = await typeTitle('board');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Get boards Settings');
    const [first] = screen.getAllByRole('option');
    expect(box()).toHaveAttribute('aria-activedescendant', first!.id);
    expect(first!.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Search all text for “board”');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Get boards Settings');
  });

  it.each([
    ['board', '{ArrowDown}{ArrowDown}{Enter}', '/docs/settings/board-domains'],
    [' page size ', '{Enter}', '/search?q=page%20size'],
    [' ', '{Enter}', '/docs/errors'],
  ])('opens for %j and %s the page %s', async (text, keys, expected) => {
    const user = await typeTitle(text);
    await user.keyboard(keys);
    expect(place()).toBe(expected);
    expect(box()).toHaveValue(text.trim() === '' ? text : '');
    expect(list()).not.toBeInTheDocument();
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

describe('the pointer in the header search', () => {
  it('activates the option under it, opens it with a click and clears the box', async () => {
    const user = await typeTitle('board');
    await user.hover(screen.getAllByRole('option')[1]!);
    expect(active()).toBe('Get board domains Settings');
    await user.click(screen.getByRole('option', { name: /Get boards/ }));
    expect(place()).toBe('/docs/settings/boards');
    expect(box()).toHaveValue('');
    expect(list()).not.toBeInTheDocument();
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
