import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderExample, searchFor } from './Code/support';
import { hear } from '../support/component';

describe('portal:copy', () => {
  it('is not dispatched for a language that a reader typed and the portal does not know', async () => {
    const heard = hear('portal:copy');
    renderExample();
    const user = await searchFor('my secret');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied!' });
    expect(heard).toEqual([]);
  });

  it('is not dispatched if the sample could not be copied', async () => {
    const heard = hear('portal:copy');
    renderExample();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copy failed' });
    expect(heard).toEqual([]);
  });
});
