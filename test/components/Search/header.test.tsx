import { screen, waitFor, within } from '@testing-library/react';
import { Route } from 'react-router-dom';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import SearchBox from '@portal/src/components/Search/SearchBox';
import { toPage } from '../../search/portal';
import { oldVersion, show, showWithoutScripts, textsOf } from '../../support/component';
import { serveIndex, toTitled } from './site';

const pages = [
  toTitled('Authentication', '/docs/authentication', 'General'),
  toTitled('Authentication', '/endpoints/authentication', 'API Categories'),
  toTitled('Get boards', '/docs/settings/boards', 'Settings'),
  toTitled('Get board domains', '/docs/settings/board-domains', 'Settings'),
];

let asked: readonly string[];

beforeEach(() => {
  asked = serveIndex({ current: pages });
});

function renderSearch(version?: GlobalVersion) {
  const { user } = show(
    <>
      <SearchBox />
      <textarea aria-label="Note" />
      <button type="button">Elsewhere</button>
      <Route
        render={({ location }) => <p>At {location.pathname + location.search + location.hash}</p>}
      />
    </>,
    { address: '/docs/errors', version },
  );
  return user;
}

const box = () => screen.getByRole('combobox', { name: 'Search documentation' });
/** What the search announces. Toasts have another region. */
const status = () => screen.getAllByRole('status')[0]!;
const list = () => screen.queryByRole('listbox');
const options = () => textsOf(screen.queryAllByRole('option'));
const active = () => screen.queryByRole('option', { selected: true })?.textContent;
const place = () => screen.getByText(/^At /).textContent.slice('At '.length);

async function typeTitle(text: string, version?: GlobalVersion) {
  const user = renderSearch(version);
  await user.type(box(), text);
  return user;
}

describe('the index of the header search', () => {
  it('loads once, when the pointer or the focus reaches the box', async () => {
    const user = renderSearch();
    expect(asked).toEqual([]);
    await user.hover(box());
    await user.click(box());
    await user.tab();
    await user.click(box());
    expect(asked).toEqual(['/search/current.json']);
  });

  it('belongs to the displayed version', async () => {
    asked = serveIndex({ '1.0': [toTitled('Old boards', '/1.0/docs/boards', 'Settings')] });
    await typeTitle('boards', oldVersion);
    expect(options()).toEqual(['Old boards Settings', 'Search all text for “boards”']);
    expect(screen.getByRole('search')).toHaveAttribute('action', '/1.0/search');
  });

  it('shows an error if it cannot be loaded, and loads again on the next focus', async () => {
    serveIndex({});
    const user = await typeTitle('boards');
    expect(status()).toHaveTextContent('Could not load the search index.');
    expect(options()).toEqual(['Search all text for “boards”']);
    serveIndex({ current: pages });
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.click(box());
    expect(await screen.findByRole('option', { name: 'Get boards Settings' })).toBeInTheDocument();
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

  it('shows what is found in the text of pages below the titles, and leads to it', async () => {
    serveIndex({
      current: [...pages, toPage('Errors', '', { 'No access': 'The board is not yours. Ask.' })],
    });
    const user = await typeTitle('board');
    const group = await screen.findByRole('group', { name: 'More results' });
    expect(within(group).getByRole('option')).toHaveTextContent(
      'Errors General No access The board is not yours.',
    );
    expect(screen.getAllByRole('option').map(({ id }) => id.at(-1))).toEqual(['0', '1', '2', '3']);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(place()).toBe('/docs/Errors#No access');
  });

  it('does not say that nothing matches before it has searched', async () => {
    const { fetch: answer } = globalThis;
    let release: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    globalThis.fetch = async (file) => {
      if (/terms/.test(file as string)) await wait;
      return answer(file);
    };
    const user = renderSearch();
    expect(status()).toBeEmptyDOMElement();
    await user.type(box(), 'xyz');
    await waitFor(() => expect(status()).toHaveTextContent('Searching…'));
    release();
    await waitFor(() => expect(status()).toHaveTextContent('Nothing matches'));
  });

  it('says what it searched for instead of a mistyped word', async () => {
    await typeTitle('domians');
    const group = await screen.findByRole('group', { name: 'Results for “domains”' });
    expect(within(group).getByRole('option')).toHaveTextContent('Get board domains');
  });

  it('shows the first of many matches while a reader types, and 50 after a pause', async () => {
    const many = Array.from({ length: 70 }, (_, n) =>
      toTitled(`Page ${n}`, `/docs/${n}`, 'General'),
    );
    serveIndex({ current: many });
    await typeTitle('page');
    expect(options().slice(-2)).toEqual(['Page 7 General', 'Search all text for “page”']);
    expect(status()).toHaveTextContent('70 pages match');
    await screen.findByRole('option', { name: 'Page 49 General' });
    expect(options()).toHaveLength(51);
  });

  it('closes on a press elsewhere that does not move the focus, reopens, and closes without it', async () => {
    const user = await typeTitle('board');
    screen.getByText(/^At /).addEventListener('mousedown', (event) => event.preventDefault());
    await user.click(screen.getByText(/^At /));
    expect(box()).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
    await user.click(box());
    expect(options()).toHaveLength(3);
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
    expect(box()).toHaveAttribute('aria-expanded', 'false');
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

it('the pointer activates the option under it, opens it with a click and clears the box', async () => {
  const user = await typeTitle('board');
  await user.hover(screen.getAllByRole('option')[1]!);
  expect(active()).toBe('Get board domains Settings');
  await user.click(screen.getByRole('option', { name: /Get boards/ }));
  expect(place()).toBe('/docs/settings/boards');
  expect(box()).toHaveValue('');
  expect(list()).not.toBeInTheDocument();
});

it('the header search links to the full-text page without scripts', () => {
  const page = showWithoutScripts(<SearchBox />);
  const form = within(page).getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'q');
});
