/** Mocks and queries for the tests in this folder, which import this file first. */
import { render, screen } from '@testing-library/react';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { VersionContext } from '@site/src/components/Shell/versions';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route } from 'react-router-dom';
import loaders from '@generated/search/default';
import TitleSearch from '@site/src/components/Search/TitleSearch';

jest.mock('@generated/search/default', () => ({
  __esModule: true,
  default: { current: jest.fn(), '1.0': jest.fn() },
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

export const titles = [
  { title: 'Authentication', permalink: '/docs/authentication', category: 'General' },
  { title: 'Authentication', permalink: '/endpoints/authentication', category: 'API Categories' },
  { title: 'Get boards', permalink: '/docs/settings/boards', category: 'Settings' },
  { title: 'Get board domains', permalink: '/docs/settings/board-domains', category: 'Settings' },
];

export const loadTitles = jest.mocked(loaders['current']!);
export const loadOldTitles = jest.mocked(loaders['1.0']!);

beforeEach(() => {
  jest.resetAllMocks();
  loadTitles.mockResolvedValue({ default: titles });
  Element.prototype.scrollIntoView = jest.fn();
});

export function renderSearch(version?: GlobalVersion) {
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

export const box = () => screen.getByRole('combobox', { name: 'Search documentation' });
export const list = () => screen.queryByRole('listbox');
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const active = () => screen.queryByRole('option', { selected: true })?.textContent;
export const place = () => screen.getByText(/^At /).textContent.slice('At '.length);

export async function typeTitle(text: string, version?: GlobalVersion) {
  const user = renderSearch(version);
  await user.type(box(), text);
  return user;
}
