import type { Locator, Page } from 'playwright-core';
import { openPage } from '../../support/browser';

const create = '/docs/campaigns/create-campaign-link';

const codeOf = (page: Page) => page.getByRole('region', { name: 'Code Example' });
const blockOf = (page: Page) => codeOf(page).locator('pre');

/** Waits until the code is highlighted, line by line. */
async function openCode(width: number, height: number, route = create): Promise<Page> {
  const page = await openPage(route, { viewport: { width, height } });
  await blockOf(page).locator('code > span').first().waitFor();
  return page;
}

/** Whether an element is entirely inside a scrolling box and the window. */
async function isInView(element: Locator, box: Locator): Promise<boolean> {
  const [inner, outer] = [await element.boundingBox(), await box.boundingBox()];
  if (!inner || !outer) return false;
  const height = element.page().viewportSize()?.height ?? 0;
  const isInside = inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1;
  return isInside && inner.y >= 0 && inner.y + inner.height <= height;
}

async function isSoonInView(element: Locator, box: Locator): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isInView(element, box)) return true;
    await element.page().waitForTimeout(20);
  }
  return false;
}

describe.each([
  [960, 900],
  [1920, 1080],
])('typing at %d × %d', (width, height) => {
  it('keeps the changed line in view', async () => {
    const page = await openCode(width, height);
    await page.getByRole('button', { name: 'Load example' }).click();
    const fields = page.getByRole('region', { name: 'Parameters' }).locator('input[type="text"]');
    for (const index of [0, 3, 6, 9]) {
      const text = `typed${index}`;
      await fields.nth(index).fill(text);
      const line = blockOf(page).locator('code > span', { hasText: text }).first();
      await line.waitFor();
      // The code scrolls after it is painted.
      await expect(isSoonInView(line, blockOf(page))).resolves.toBe(true);
    }
  });
});

describe('the code', () => {
  it('stays where a reader scrolls it', async () => {
    const page = await openCode(1280, 900);
    await page.getByRole('button', { name: 'Load example' }).click();
    await page.locator('[id="body/title"]').fill('First');
    await blockOf(page).hover();
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    const top = await blockOf(page).evaluate((box) => box.scrollTop);
    expect(top).toBeGreaterThan(100);
    await page.locator('[id="body/title"]').fill('Other');
    await blockOf(page).getByText('"Other"').waitFor();
    await page.waitForTimeout(200);
    expect(await blockOf(page).evaluate((box) => box.scrollTop)).toBe(top);
  });

  it('wraps long lines, so that no URL is cut', async () => {
    const page = await openCode(1280, 900);
    for (const width of [320, 960, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await blockOf(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect([width, cut]).toEqual([width, 0]);
    }
  });

  it('scrolls long lines for readers who switch wrapping off, also on the next page', async () => {
    const page = await openCode(1280, 900);
    await codeOf(page).getByRole('button', { name: 'Wrap', pressed: true }).click();
    const isCut = () => blockOf(page).evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(await isCut()).toBe(true);
    await page.goto('/docs/campaigns/update-campaign-link');
    await codeOf(page).getByRole('button', { name: 'Wrap', pressed: false }).waitFor();
    expect(await isCut()).toBe(true);
  });
});

it('the response makes room for the code when it is closed', async () => {
  const page = await openCode(1280, 900);
  const before = (await blockOf(page).boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Response 200', expanded: true }).click();
  await page.getByRole('button', { name: 'Response 200', expanded: false }).waitFor();
  expect((await blockOf(page).boundingBox())?.height).toBeGreaterThan(before + 100);
});

it('takes typed text after a click on the language search, but not after arrow keys', async () => {
  const page = await openCode(1280, 900);
  await page.getByRole('tab', { name: 'Search' }).click();
  await page.keyboard.type('rust');
  await page.getByRole('group', { name: 'Languages' }).getByRole('button').click();
  await page.getByText('reqwest').first().waitFor();
  await page.getByRole('tab', { name: 'JavaScript' }).focus();
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Search');
});
