import { screen } from '@testing-library/react';
import { Helpful } from '@portal/src/components/Shell/Helpful';
import { hear, show } from '../../support/component';

it('tells the script of the operator whether a page helped, once for each answer', async () => {
  const heard = hear('portal:helpful');
  const { user } = show(<Helpful path="/docs/errors" />);
  expect(screen.getByRole('group', { name: 'Was this page helpful?' })).toBeVisible();
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you for your answer.');
  await user.click(screen.getByRole('button', { name: 'No', pressed: false }));
  expect(screen.getByRole('button', { name: 'Yes', pressed: false })).toBeVisible();
  expect(heard).toEqual([
    { path: '/docs/errors', helpful: true },
    { path: '/docs/errors', helpful: false },
  ]);
});
