import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LanguageMenu } from '@portal/src/components/Shell/LanguageMenu';

jest.mock('@docusaurus/useDocusaurusContext', () => {
  const { default: toContext } = jest.requireActual<{ default: () => object }>(
    '@portal/test/support/mocks/docusaurus/useDocusaurusContext',
  );
  const toConfig = (label: string, baseUrl: string) => ({ label, baseUrl });
  const localeConfigs = { en: toConfig('English', '/'), de: toConfig('Deutsch', '/de/') };
  const i18n = { ...{ currentLocale: 'en', defaultLocale: 'en' }, locales: ['en', 'de'] };
  return {
    __esModule: true,
    default: () => ({ ...toContext(), i18n: { ...i18n, localeConfigs } }),
  };
});

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <LanguageMenu />
  </MemoryRouter>
);

it.each([
  ['a place in a page', '/page', '/page?q=a#b'],
  ['a page that is missing, whose file others have, too', '/404', '/nowhere'],
])('the menu of languages leads to %s', (_, built, address) => {
  // The file differs from what the browser renders, as that of a missing page does.
  jest.spyOn(console, 'error').mockImplementation();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(at(built));
  expect(container.innerHTML).toContain(`href="/de${built}"`);
  render(at(address), { container, hydrate: true });
  const links = screen.getAllByRole('link', { hidden: true });
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([address, `/de${address}`]);
});
