import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiMenu } from '@portal/src/components/Shell/ApiMenu';
import type { Around } from '@portal/src/site';
import { site } from '@portal/test/support/site';

const toApi = (id: string, path = `${id}/`) => ({
  id,
  name: `The ${id}`,
  path,
  version: 'current',
});

/** Renders the menu of a portal at `/p/`, opened. */
function openMenu(apis: Around['apis'], current: string) {
  Object.assign(site, { around: { name: 'All', path: '/p/', current, apis } });
  const { container } = render(<ApiMenu />);
  container.querySelector('details')!.open = true;
}

afterEach(() => {
  Object.assign(site, { around: undefined });
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the menu of APIs', () => {
  it('leads to the home pages of all, and to that around them', () => {
    openMenu([toApi('orders'), toApi('links')], 'links');
    expect(hrefs()).toEqual(['/p/orders', '/p/links', '/p/']);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('The links');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('leads to the list of APIs beside the one at the root', () => {
    openMenu([toApi('orders', ''), toApi('links')], 'orders');
    expect(hrefs()).toEqual(['/p/', '/p/links', '/p/apis']);
  });

  it('can be searched if it is long', async () => {
    openMenu(
      Array.from({ length: 8 }, (_, index) => toApi(`api-${index}`)),
      '',
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an API' }), ' API-3');
    expect(hrefs()).toEqual(['/p/api-3']);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No API matches.');
  });
});
