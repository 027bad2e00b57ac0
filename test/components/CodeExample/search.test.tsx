import { box, choices, code, listed, renderExample, request, searchFor, tab } from './support';
import { screen } from '@testing-library/react';
import { languages, searchLanguageIds } from '@site/src/samples';

const contact = 'Contact API support for examples';
const labels = searchLanguageIds.map((id) => languages[id].label);

describe('the Search tab', () => {
  beforeEach(() => renderExample());

  it('lists the languages without a tab, next to the current sample', async () => {
    await searchFor('');
    expect(labels).toEqual(['Go', 'Java', 'C#', 'PHP', 'Ruby', 'Swift', 'Rust']);
    expect(listed()).toEqual(labels);
    expect(code()).toBe(languages.curl.toSample(request));
  });

  it.each([
    ['r', ['Ruby', 'Rust']],
    ['  RU ', ['Ruby', 'Rust']],
    ['java', ['Java']],
    ['golang', ['Go']],
    ['c sharp', ['C#']],
    ['C #', ['C#']],
    ['rs', ['Rust']],
    ['python', []],
    ['cobol', []],
    [' ', labels],
  ])('filters the languages while the user types %j', async (text, expected) => {
    await searchFor(text);
    expect(listed()).toEqual(expected);
    expect(box()).toHaveValue(text);
  });

  it.each(searchLanguageIds)('shows the request in the chosen language %s', async (id) => {
    const { label, toSample } = languages[id];
    const user = await searchFor('');
    await user.click(choices().getByRole('button', { name: label }));
    expect(code()).toBe(toSample(request));
    expect(screen.getByRole('group', { name: `${label} sample` })).toBeVisible();
    expect(choices().getByRole('button', { pressed: true })).toHaveTextContent(label);
    expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['golang', 'go'],
    ['GO', 'go'],
    [' c sharp ', 'csharp'],
    ['cs', 'csharp'],
    ['rs', 'rust'],
    ['js', 'javascript'],
    ['Node', 'javascript'],
    ['shell', 'curl'],
  ] as const)('accepts another name with Enter: %j', async (text, id) => {
    await searchFor(`${text}{Enter}`);
    expect(code()).toBe(languages[id].toSample(request));
    expect(screen.queryByText(contact)).not.toBeInTheDocument();
  });

  it.each(['Elixir', ' COBOL ', '<img src=x onerror=alert(1)>', 'constructor', '__proto__', '?'])(
    'shows whom to contact for the unknown language %j',
    async (text) => {
      await searchFor(`${text}{Enter}`);
      expect(code()).toBe(contact);
      const link = screen.getByRole('link', { name: 'api-support@example.com' });
      expect(link).toHaveAttribute('href', 'mailto:api-support@example.com');
      expect(link.closest('pre')).toBeNull();
      expect(document.querySelector('img')).toBeNull();
      expect(choices().queryByRole('button', { pressed: true })).not.toBeInTheDocument();
      expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
    },
  );

  it.each(['', '   '])('ignores a blank name: %j', async (text) => {
    const user = await searchFor(text);
    await user.type(box(), '{Enter}');
    expect(code()).toBe(languages.curl.toSample(request));
  });

  it('adds a tab for a chosen language', async () => {
    const user = await searchFor('Rust{Enter}');
    await user.click(tab('Python'));
    await user.click(tab('Rust'));
    expect(code()).toBe(languages.rust.toSample(request));
    expect(tab('Rust')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('textbox', { name: 'Language' })).not.toBeInTheDocument();
  });

  it('adds no tab for an unknown language', async () => {
    const user = await searchFor('Elixir{Enter}');
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    await user.click(tab('Python'));
    expect(screen.getAllByRole('tab')).toHaveLength(4);
  });

  it('replaces the tab of the previously chosen language', async () => {
    const user = await searchFor('Rust{Enter}');
    await user.clear(box());
    await user.type(box(), 'Go{Enter}');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['cURL', 'Python', 'JavaScript', 'Go', 'Search'],
    ]);
  });

  it('closes when another tab is selected', async () => {
    const user = await searchFor('Elixir{Enter}');
    await user.click(tab('Python'));
    expect(code()).toBe(languages.python.toSample(request));
    expect(screen.queryByRole('textbox', { name: 'Language' })).not.toBeInTheDocument();
  });
});
