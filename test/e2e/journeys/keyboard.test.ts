import { languages, tabLanguageIds } from '../../../src/samples';
import { codePanelOf } from '../form/form';
import { type Habits, tell } from './story';
import { arrive, toExcess, type User } from './user';

/** The documented key that leads from any field to the code. */
const toCode = 'Control+Shift+Enter';

const habits: Habits = {
  async find(user) {
    const { page, keys } = user;
    await keys('/');
    await page.keyboard.insertText('pre-release');
    await page.getByRole('option', { name: 'Create Pre-release Link' }).waitFor();
    await keys('ArrowDown', 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Create Pre-release Link' }).waitFor();
    await skipTo(user, 'form');
  },
  async goToMissing({ page, keys, press }, name) {
    await keys(toCode);
    await press(codePanelOf(page).getByRole('link', { name, exact: true }));
  },
  async choose({ page, keys, press, reach }, language) {
    const { label: name } = languages[language];
    const panel = codePanelOf(page);
    const isTab = tabLanguageIds.includes(language);
    await keys(toCode);
    await reach(panel.getByRole('tab', { selected: true }));
    const wanted = panel.getByRole('tab', { name: isTab ? name : 'Search', selected: true });
    while ((await wanted.count()) === 0) await keys('ArrowRight');
    if (!isTab) await press(panel.getByRole('button', { name, exact: true }));
  },
  copy: ({ keys }) => keys('Control+Enter'),
  undo: ({ keys }) => keys('Control+z'),
};

async function skipTo({ press, page }: User, part: 'form' | 'code'): Promise<void> {
  await press(page.getByRole('link', { name: 'Skip to main content' }));
  await press(page.getByRole('link', { name: `Skip to the ${part}` }));
}

it('an integrator without a pointer creates the same link', async () => {
  const cost = await tell(await arrive('keyboard'), habits);
  expect(toExcess(cost, { steps: 42, stops: 200, pixels: 18_500 })).toEqual({});
});

describe('the keyboard', () => {
  const open = () => arrive('keyboard', '/docs/campaigns/create-campaign-link');

  it('reaches the first input and the code from the top with at most 12 stops', async () => {
    const ways = { form: 'main :is(input, select)', code: '[aria-labelledby=code-example] button' };
    for (const [part, selector] of Object.entries(ways) as ['form' | 'code', string][]) {
      const user = await open();
      await skipTo(user, part);
      await user.reach(user.page.locator(selector).first());
      expect(toExcess(await user.cost(), { steps: 2, stops: 12, pixels: 12_000 })).toEqual({});
    }
  });

  it('reaches the code from any field with one key, and copies it with another', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await page.getByLabel('A JSON body or a cURL command').waitFor();
    const copy = codePanelOf(page).getByRole('button', { name: 'Copy' });
    const fields = await page.locator('main :is(input, select, textarea):visible').all();
    for (const field of [...fields.slice(0, 3), ...fields.slice(-3)]) {
      await field.focus();
      await page.keyboard.press(toCode);
      expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => window.copies)).toHaveLength(1);
  });
});
