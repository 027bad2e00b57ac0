import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PortalEvents, usePageEvent } from '@site/src/components/events';
import { renderExample, searchFor } from './Code/support';

/** The events since the test began, as a script of the operator receives them. */
const heard: unknown[] = [];
const names = [
  'portal:page',
  'portal:copy',
  'portal:search-empty',
] as const satisfies readonly (keyof PortalEvents)[];
const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail]);

beforeEach(() => {
  heard.length = 0;
  for (const name of names) document.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of names) document.removeEventListener(name, hear);
});

function Page({ permalink, title }: { readonly permalink: string; readonly title: string }) {
  usePageEvent({ permalink, title });
  return null;
}

describe('portal:page', () => {
  it('is dispatched once for each page, which a later script finds at the root element', () => {
    const first = { path: '/docs/a', title: 'A' };
    const { rerender } = render(<Page permalink="/docs/a" title="A" />);
    rerender(<Page permalink="/docs/a" title="A" />);
    expect(heard).toEqual([['portal:page', first]]);
    rerender(<Page permalink="/docs/b" title="B" />);
    expect(heard.slice(1)).toEqual([['portal:page', { path: '/docs/b', title: 'B' }]]);
    expect(document.documentElement).toHaveAttribute('data-page', '/docs/b');
  });
});

describe('portal:copy', () => {
  it('names the language of a copied sample', async () => {
    renderExample();
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Python' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied!' });
    expect(heard).toEqual([['portal:copy', { language: 'python' }]]);
  });

  it('is not dispatched for a language that a reader typed and the portal does not know', async () => {
    renderExample();
    const user = await searchFor('my secret');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied!' });
    expect(heard).toEqual([]);
  });

  it('is not dispatched if the sample could not be copied', async () => {
    renderExample();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copy failed' });
    expect(heard).toEqual([]);
  });
});
