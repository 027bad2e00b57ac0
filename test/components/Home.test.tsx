import { render, screen, within } from '@testing-library/react';
import React from 'react';
import EndpointCall from '@portal/src/components/EndpointCall';
import Home from '@portal/src/components/Home';
import { parameter, toParameters } from '../request/sample';
import { blockStorage, hrefsOf, show } from '../support/component';
import { pageOf } from './editor-parts/support';

it('has a section for each kind of page, and begins with a request', () => {
  const parameters = toParameters({ path: [parameter('boardId', 'string')] });
  const toGuide = (to: string) => ({ to, title: to, text: '' });
  show(
    <Home
      {...{ intro: '', page: { categories: [] }, download: '/a.zip' }}
      steps={[toGuide('/step')]}
      guides={[toGuide('/guide')]}
      cards={[toGuide('/card')]}
    >
      <EndpointCall page={pageOf({ parameters })} values={{ path: { boardId: 'b9' } }} />
    </Home>,
  );
  const linksIn = (name: string) =>
    hrefsOf(within(screen.getByRole('region', { name })).getAllByRole('link'));
  expect(linksIn('Example request')).toEqual(['/docs/campaigns/create-link']);
  expect(screen.getByRole('group', { name: 'cURL sample' })).toHaveTextContent('boards/b9/links');
  expect(linksIn('Get started')).toEqual(['/step']);
  expect(linksIn('Guides')).toEqual(['/guide']);
  expect(linksIn('API endpoints')).toEqual(['/endpoints']);
  expect(linksIn('Documentation')).toEqual(['/card', 'https://status.example.com', '/a.zip']);
});

/** The home page, or another one, after a load of the portal: with new modules, which have no state. */
async function load() {
  jest.resetModules();
  jest.doMock('react', () => React);
  const { default: Home } = await import('@portal/src/components/Home');
  const { default: Toasts } = await import('@portal/src/components/Shell/Toast');
  const home = <Home intro="" cards={[]} download="" page={{ categories: [] }} />;
  return (isHome: boolean) => (
    <>
      {isHome && home}
      <Toasts />
    </>
  );
}

const toast = () => screen.getByRole('status');
const welcome = /^Welcome! These docs were rebuilt .* Send feedback to api-support@example\.com\./;

describe('the welcome message', () => {
  it('is shown at the first visit of home in a session, until a reader leaves the page', async () => {
    const toPage = await load();
    const { rerender, unmount } = render(toPage(true));
    expect(toast()).toHaveTextContent(welcome);
    rerender(toPage(false));
    expect(toast()).toBeEmptyDOMElement();
    rerender(toPage(true));
    expect(toast()).toBeEmptyDOMElement();
    unmount();
    const { unmount: close } = render((await load())(true));
    expect(toast()).toBeEmptyDOMElement();
    close();
    sessionStorage.clear();
    render((await load())(true));
    expect(toast()).toHaveTextContent(welcome);
  });

  it('is shown once after a load if storage is blocked', async () => {
    const toPage = await load();
    blockStorage('sessionStorage');
    const { rerender } = render(toPage(true));
    expect(toast()).toHaveTextContent(welcome);
    rerender(toPage(false));
    rerender(toPage(true));
    expect(toast()).toBeEmptyDOMElement();
  });
});
