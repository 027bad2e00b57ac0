import { render, screen } from '@testing-library/react';
import React from 'react';

/** The home page, or another one, after a load of the portal: with new modules, which have no state. */
async function load() {
  jest.resetModules();
  jest.doMock('react', () => React);
  const { default: Home } = await import('@portal/src/components/Home');
  const { default: ToastProvider } = await import('@portal/src/components/Shell/Toast');
  const home = <Home intro="" cards={[]} download="" page={{ categories: [] }} />;
  return (isHome: boolean) => <ToastProvider>{isHome && home}</ToastProvider>;
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
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    const toPage = await load();
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const { rerender } = render(toPage(true));
    expect(toast()).toHaveTextContent(welcome);
    rerender(toPage(false));
    rerender(toPage(true));
    expect(toast()).toBeEmptyDOMElement();
  });
});
