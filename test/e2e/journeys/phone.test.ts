import type { Page } from 'playwright-core';
import { type Habits, tell } from './story';
import { arrive, toExcess } from './user';

const barOf = (page: Page) => page.getByRole('group', { name: 'Code', exact: true });

const habits: Habits = {
  async find({ page, press, type }) {
    await type(page.getByRole('combobox', { name: 'Search documentation' }), 'pre-release');
    await press(page.getByRole('option', { name: 'Create Pre-release Link' }));
  },
  async goToMissing({ page, press }, name) {
    await press(barOf(page).getByRole('button', { name: 'Show code' }));
    await press(page.getByRole('dialog').getByRole('link', { name, exact: true }));
  },
  choose: ({ page, select }, language) =>
    select(barOf(page).getByRole('combobox', { name: 'Code language' }), language),
  copy: ({ page, press }) => press(barOf(page).getByRole('button', { name: /^Cop/ })),
  undo: ({ page, press }) => press(page.getByRole('button', { name: 'Undo' })),
};

it('an integrator with a phone creates the same link', async () => {
  const cost = await tell(await arrive('touch'), habits);
  expect(toExcess(cost, { steps: 26, stops: 0, pixels: 13_500 })).toEqual({});
});
