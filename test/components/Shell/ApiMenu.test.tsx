import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiMenu } from '@portal/src/components/Shell/ApiMenu';
import type { Around } from '@portal/src/site';
import { hrefsOf, show } from '@portal/test/support/component';
import { site } from '@portal/test/support/site';

const toApi = (id: string, path = `${id}/`) => ({
  id,
  name: `The ${id}`,
  path,
  version: 'current',
});

/** Renders the menu of a portal at `/p/`, opened. */
function openMenu(apis: Around['apis'], current: string, address = '/') {
  Object.assign(site, { around: { name: 'All', path: '/p/', current, apis } });
  const { container } = show(<ApiMenu />, { address });
  container.querySelector('details')!.open = true;
}

afterEach(() => {
  Object.assign(site, { around: undefined });
});

const hrefs = () => hrefsOf(screen.getAllByRole('link'));

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

  it.each([
    ['/docs/errors#status-401', ['/p/orders', '/p/links/docs/errors']],
    ['/search?q=a', ['/p/orders', '/p/links/search?q=a']],
    ['/docs/things?query.a=1', ['/p/orders', '/p/links/docs/things']],
  ])('leads from %s to the same page of those that have it', async (address, pages) => {
    const fetch = jest.fn((url: string) => Promise.resolve({ ok: url.startsWith('/p/links') }));
    Object.assign(globalThis, { fetch });
    openMenu([toApi('orders'), toApi('links'), toApi('own')], 'own', address);
    expect(await screen.findByText('(without this page)')).toBeVisible();
    expect(hrefs()).toEqual([...pages, '/p/own', '/p/']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('can be searched if it is long', async () => {
    openMenu(
      Array.from({ length: 8 }, (_, index) => toApi(`api-${index}`)),
      '',
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an API' }), ' API-3');
    expect(hrefs()).toEqual(['/p/api-3']);
    const open = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('link').addEventListener('click', open);
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No API matches.')).toHaveRole('status');
  });
});
