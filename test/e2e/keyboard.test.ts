/** What a reader without a pointer needs to reach the parts of a page. */
import type { Locator, Page } from 'playwright-core';
import { openReady } from '../support/browser';
import { codePanelOf, fillBy } from './form/form';

const open = () => openReady('/docs/campaigns/create-campaign-link');

/** Presses Tab until the element has the focus. Returns how often. */
async function reach(page: Page, target: Locator): Promise<number> {
  for (let stops = 0; stops < 100; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

it.each([
  ['form', 'main :is(input, select)'],
  ['code', '[aria-labelledby=code-example] button'],
])(
  'the skip links are first, are shown, and lead to the %s with at most 12 stops',
  async (part, selector) => {
    const page = await open();
    await page.keyboard.press('Tab');
    const first = page.getByRole('link', { name: 'Skip to main content' });
    expect(await reach(page, first)).toBe(0);
    const box = await first.boundingBox();
    expect(box && box.x >= 0 && box.y >= 0).toBe(true);
    let stops = 1;
    for (const name of ['Skip to main content', `Skip to the ${part}`]) {
      stops += await reach(page, page.getByRole('link', { name }));
      await page.keyboard.press('Enter');
    }
    stops += await reach(page, page.locator(selector).first());
    expect(stops).toBeLessThanOrEqual(12);
  },
);

it('one key leads from any field to the code, and another one copies it', async () => {
  const page = await open();
  await fillBy(page, 'Paste JSON or cURL');
  await page.getByLabel('A JSON body or a cURL command').waitFor();
  const copy = codePanelOf(page).getByRole('button', { name: 'Copy' });
  const fields = await page.locator('main :is(input, select, textarea):visible').all();
  for (const field of [...fields.slice(0, 3), ...fields.slice(-3)]) {
    await field.focus();
    await page.keyboard.press('Control+Shift+Enter');
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => window.copies)).toHaveLength(1);
});
