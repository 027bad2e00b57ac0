import { languages, tabLanguageIds } from '../../../src/samples';
import { codePanelOf } from '../form/form';
import { tell } from './story';
import { arrive, toExcess } from './user';

it('an integrator creates a pre-release link, and hands it to a colleague', async () => {
  const cost = await tell(await arrive('mouse'), {
    async find({ page, press, type }) {
      await type(page.getByRole('combobox', { name: 'Search documentation' }), 'pre-release');
      await press(page.getByRole('option', { name: 'Create Pre-release Link' }));
    },
    copy: ({ page, press }) => press(codePanelOf(page).getByRole('button', { name: /^Cop/ })),
    undo: ({ page, press }) =>
      press(page.getByRole('status').getByRole('button', { name: 'Undo' })),
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
