import type { Locator, Page } from 'playwright-core';
import { languages, tabLanguageIds } from '../../../src/samples';
import { codePanelOf } from '../form/form';
import { type Habits, tell } from './story';
import { arrive, toExcess } from './user';

/** What everybody with a pointer does. `toCode` has the button Copy. */
function withPointer(toCode: (page: Page) => Locator): Pick<Habits, 'find' | 'copy' | 'undo'> {
  return {
    async find({ page, press, type }) {
      await type(page.getByRole('combobox', { name: 'Search documentation' }), 'pre-release');
      await press(page.getByRole('option', { name: 'Create Pre-release Link' }));
    },
    copy: ({ page, press }) => press(toCode(page).getByRole('button', { name: /^Cop/ })),
    undo: ({ page, press }) =>
      press(page.getByRole('status').getByRole('button', { name: 'Undo' })),
  };
}

it('an integrator creates a pre-release link, and hands it to a colleague', async () => {
  const cost = await tell(await arrive('mouse'), {
    ...withPointer(codePanelOf),
    goToMissing: ({ page, press }, name) =>
      press(codePanelOf(page).getByRole('link', { name, exact: true })),
    async choose({ page, press }, language) {
      const { label: name } = languages[language];
      const panel = codePanelOf(page);
      const isTab = tabLanguageIds.includes(language);
      if (!isTab) await press(panel.getByRole('tab', { name: 'Search' }));
      await press(panel.getByRole(isTab ? 'tab' : 'button', { name, exact: true }));
    },
  });
  expect(toExcess(cost, { steps: 25, stops: 0, pixels: 13_500 })).toEqual({});
});

it('an integrator with a phone does the same', async () => {
  const barOf = (page: Page) => page.getByRole('group', { name: 'Code', exact: true });
  const cost = await tell(await arrive('touch'), {
    ...withPointer(barOf),
    async goToMissing({ page, press }, name) {
      await press(barOf(page).getByRole('button', { name: 'Show code' }));
      await press(page.getByRole('dialog').getByRole('link', { name, exact: true }));
    },
    choose: ({ page, select }, language) =>
      select(barOf(page).getByRole('combobox', { name: 'Code language' }), language),
  });
  expect(toExcess(cost, { steps: 26, stops: 0, pixels: 14_500 })).toEqual({});
});
