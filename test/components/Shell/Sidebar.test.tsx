import { screen } from '@testing-library/react';
import preload from '@docusaurus/core/lib/client/preload';
import { MissingEntries } from '@portal/src/theme/DocSidebarItem/Html';
import { show } from '../../support/component';

jest.mock('@docusaurus/core/lib/client/preload', () => jest.fn());

it('a sidebar group links to its overview if its entries cannot be loaded', async () => {
  jest.mocked(preload).mockRejectedValue(new Error('offline'));
  show(<MissingEntries overview="/endpoints/batch" />);
  const shown = await screen.findByRole('link', { name: 'Show all' });
  expect(shown.getAttribute('href')).toBe('/endpoints/batch');
});
