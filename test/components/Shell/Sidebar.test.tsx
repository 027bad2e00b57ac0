import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import preload from '@docusaurus/core/lib/client/preload';
import { MissingEntries } from '@portal/src/theme/DocSidebarItem/Html';

jest.mock('@docusaurus/core/lib/client/preload', () => jest.fn());

it('a sidebar group links to its overview if its entries cannot be loaded', async () => {
  jest.mocked(preload).mockRejectedValue(new Error('offline'));
  render(<MissingEntries overview="/endpoints/batch" />, { wrapper: MemoryRouter });
  const shown = await screen.findByRole('link', { name: 'Show all' });
  expect(shown.getAttribute('href')).toBe('/endpoints/batch');
});
