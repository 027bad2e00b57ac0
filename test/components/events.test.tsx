import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExample, searchFor } from './Code/support';

/** The copies since the test began, as a script of the operator receives them. */
const heard: unknown[] = [];
const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail]);

beforeEach(() => {
  heard.length = 0;
  document.addEventListener('portal:copy', hear);
});
afterEach(() => document.removeEventListener('portal:copy', hear));

describe('portal:copy', () => {
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
