import {
  box,
  choices,
  code,
  listed,
  renderExample,
  request,
  searchFor,
  tab,
  tabs,
} from './support';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageIds, languages, tabLanguageIds } from '@portal/src/samples';
import { site } from '@portal/test/support/site';
import { hear } from '../../support/component';

describe('the tabs of the code example', () => {
  it('are cURL, Python, JavaScript and Search, which arrow keys, Home and End select', async () => {
    const { user } = renderExample();
    expect(tabs()).toEqual(['cURL', 'Python', 'JavaScript', 'Search']);
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('cURL'));
    expect(code()).toBe(languages.curl.toSample(request));
    tab('cURL').focus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Search')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Python')).toHaveFocus();
    expect(code()).toBe(languages.python.toSample(request));
    await user.keyboard('{End}{Home}');
    expect(tab('cURL')).toHaveFocus();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      tab('cURL'),
    ]);
  });

  it('follow the arrow keys where pages go from right to left', async () => {
    document.dir = 'rtl';
    renderExample();
    tab('cURL').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Python')).toHaveFocus();
    document.dir = '';
  });

  it('reset "Copied!" when another language is selected', async () => {
    const { user } = renderExample();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(languages.curl.toSample(request));
    await user.click(tab('Python'));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});

const contact = 'Contact API support for examples';
const labels = languageIds.slice(tabLanguageIds.length).map((id) => languages[id].label);

describe('the Search tab', () => {
  beforeEach(() => renderExample());

  it.each([
    ['r', ['Ruby', 'Rust']],
    ['  RU ', ['Ruby', 'Rust']],
    ['golang', ['Go']],
    ['c sharp', ['C#']],
    ['cobol', []],
    ['', ['Go', 'Java', 'C#', 'PHP', 'Ruby', 'Swift', 'Rust']],
    [' ', labels],
  ])(
    'filters the languages without a tab by %j, next to the current sample',
    async (text, expected) => {
      await searchFor(text);
      expect(listed()).toEqual(expected);
      expect(box()).toHaveValue(text);
      expect(code()).toBe(languages.curl.toSample(request));
    },
  );

  it('shows whom to contact for an unknown language', async () => {
    await searchFor('<img src=x onerror=alert(1)>{Enter}');
    expect(code()).toBe(contact);
    const link = screen.getByRole('link', { name: 'api-support@example.com' });
    expect(link).toHaveAttribute('href', 'mailto:api-support@example.com');
    expect(link.closest('pre')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
    expect(choices().queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
  });

  it('selects the tab of a chosen language, which replaces an earlier one and has the focus', async () => {
    await searchFor(' RS {Enter}');
    expect(tab('Rust')).toHaveAttribute('aria-selected', 'true');
    expect(code()).toBe(languages.rust.toSample(request));
    expect(screen.queryByRole('textbox', { name: 'Language' })).not.toBeInTheDocument();
    await waitFor(() => expect(tab('Rust')).toHaveFocus());
    await searchFor('Go{Enter}');
    expect(tabs()).toEqual(['cURL', 'Python', 'JavaScript', 'Go', 'Search']);
  });
});

describe('the languages of the settings', () => {
  beforeEach(() => Object.assign(site, { languages: ['go', 'curl'] }));
  afterEach(() => Object.assign(site, { languages: undefined }));

  it('have the tabs in their order, the first one is shown, and the others are behind Search', async () => {
    renderExample();
    expect(tabs()).toEqual(['Go', 'cURL', 'Search']);
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Go'));
    expect(code()).toBe(languages.go.toSample(request));
    await searchFor('');
    const others = ['Java', 'C#', 'PHP', 'Ruby', 'Swift', 'Rust'];
    expect(listed()).toEqual(['Python', 'JavaScript', ...others]);
  });
});

it('portal:copy is dispatched neither for a failed copy nor for what a reader typed', async () => {
  const heard = hear('portal:copy');
  const { user } = renderExample();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copy failed' });
  write.mockRestore();
  await searchFor('my secret{Enter}');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied!' });
  expect(heard).toEqual([]);
});
