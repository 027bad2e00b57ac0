import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser';
import { fillBy } from '../form/form';

const create = '/docs/campaigns/create-campaign-link';

const codeOf = (page: Page) => page.getByRole('region', { name: 'Code Example' });
const blockOf = (page: Page) => codeOf(page).locator('pre');

/** Waits until the code is highlighted, line by line. */
async function openCode(width: number, height: number, route = create): Promise<Page> {
  const page = await openPage(route, { viewport: { width, height } });
  await blockOf(page).locator('code > span').first().waitFor();
  return page;
}

it('the code scrolls to what an edit changes, but stays under the pointer', async () => {
  const page = await openCode(1280, 600);
  await fillBy(page, 'Load example');
  const edit = async (text: string) => {
    await blockOf(page).evaluate((box) => (box.scrollTop = 0));
    await page.locator('[id="body/isrc"]').fill(text);
    await blockOf(page).filter({ hasText: text }).waitFor();
    return blockOf(page).evaluate(async (box) => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      return box.scrollTop;
    });
  };
  expect(await edit('AA6Q72000047')).toBeGreaterThan(0);
  await blockOf(page).hover();
  expect(await edit('AA6Q72000048')).toBe(0);
});

it.each([
  [create, 0.6],
  ['/docs/settings/boards', 0],
])('the code of %s is as high as its lines, up to %d of the window', async (route, part) => {
  const page = await openCode(1280, 900, route);
  const heightOf = () => blockOf(page).evaluate((box) => box.getBoundingClientRect().height);
  const lines = await blockOf(page).locator('.line:not(:empty)').count();
  const response = page.getByRole('button', { name: 'Response', exact: true });
  await response.click();
  expect(await heightOf()).toBeCloseTo(part ? part * 900 : lines * 20 + 24, 0);
});
