import { codePanelOf } from '../form/form';
import { skipTo, tell, toCode } from './story';
import { arrive, toExcess } from './user';

it('an integrator without a pointer creates a pre-release link, and hands it over', async () => {
  const cost = await tell(await arrive());
  expect(toExcess(cost, { steps: 42, stops: 200, pixels: 18_500 })).toEqual({});
});

describe('the keyboard', () => {
  const open = () => arrive('/docs/campaigns/create-campaign-link');

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
