import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser';

const create = '/docs/campaigns/create-campaign-link';

const barOf = (page: Page) => page.getByRole('group', { name: 'Code', exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Code and response' });
const show = (page: Page) => barOf(page).getByRole('button', { name: 'Show code' });

const [width, height] = [320, 640];

describe('in a narrow window, the code', () => {
  let page: Page;

  beforeEach(async () => {
    page = await openPage(create, { viewport: { width, height } });
  });
  afterEach(() => page.context().close());

  it('has its Copy on the screen wherever the page is scrolled', async () => {
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const top of [0, length / 3, length]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      for (const control of await barOf(page).locator('select, button').all()) {
        const box = await control.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
    }
  });

  it('is shown in a dialog, which Escape, Close and Back leave at the same place', async () => {
    await page.evaluate(() => window.scrollTo(0, 1200));
    const address = page.url();
    const leaves = [
      () => page.keyboard.press('Escape'),
      () => sheetOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
      () => page.mouse.click(width / 2, 10),
    ];
    for (const leave of leaves) {
      await show(page).click();
      await sheetOf(page).waitFor();
      expect(await focused(page)).toBe('Close');
      await leave();
      await sheetOf(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Show code');
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => window.scrollY)).toBe(1200);
    }
  });

  it('keeps the focus in the dialog and its toast on the screen', async () => {
    await show(page).click();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('[role="dialog"]'),
      );
      expect(isOutside).toBe(false);
    }
    await sheetOf(page).getByRole('button', { name: 'Copy' }).first().click();
    const toast = page.getByText('Request code copied to clipboard');
    await toast.waitFor();
    const box = await toast.boundingBox();
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.textContent,
      [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5],
    );
    expect(top).toContain('Request code copied');
  });
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('the dialog becomes the column when the window grows', async () => {
  const page = await openPage(create, { viewport: { width: 900, height: 900 } });
  await show(page).click();
  await sheetOf(page).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await sheetOf(page).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Code Example' }).waitFor();
  expect(await page.locator('[inert]').count()).toBe(0);
});

it('without scripts leads to the code', async () => {
  const page = await openPage(create, {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await page.getByRole('link', { name: 'Show code' }).click();
  const box = await page.locator('#code-example').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(844);
});
