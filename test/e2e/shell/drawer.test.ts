import type { Page } from 'playwright-core';
import { openReady } from '../../support/browser';
import { labelOf } from '../../support/pages';

/** A page in a narrow window, with its scripts running. */
function openNarrow(): Promise<Page> {
  return openReady('/docs/errors', { viewport: { width: 767, height: 800 } });
}

async function openDrawer(page: Page): Promise<void> {
  await toggleOf(page).click();
  await page.locator('#sidebar').waitFor();
}

function toggleOf(page: Page) {
  return page.getByRole('button', { name: 'Menu' });
}

async function expectClosed(page: Page): Promise<void> {
  await page.locator('#sidebar').waitFor({ state: 'hidden' });
  expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('false');
}

/** What has the focus: an entry of the sidebar, its button, the browser, or something outside. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Between the end of the page and its start, the focus is in the browser.
    if (element === document.body) return 'the browser';
    if (element?.getAttribute('aria-controls') === 'sidebar') return 'its button';
    return element?.closest('#sidebar') ? element.textContent : `outside: ${element?.outerHTML}`;
  });
}

describe('the sidebar of a narrow window', () => {
  it('is closed at first, and opened and closed by the button, which announces its state', async () => {
    const page = await openNarrow();
    await expectClosed(page);
    await openDrawer(page);
    expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('true');
    expect(await toggleOf(page).getAttribute('aria-controls')).toBe('sidebar');
    await toggleOf(page).click();
    await expectClosed(page);
  });

  it('is closed by Escape, by a click next to it and by a link, which return the focus', async () => {
    const page = await openNarrow();
    const leaves = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(600, 400),
      () => page.locator('#sidebar a[href="/docs/errors"]').click(),
    ];
    for (const leave of leaves) {
      await openDrawer(page);
      await leave();
      await expectClosed(page);
      const isFocused = toggleOf(page).evaluate((button) => button === document.activeElement);
      expect(await isFocused).toBe(true);
    }
  });

  it('is closed by a link to another page, and by going back in the history', async () => {
    const page = await openNarrow();
    await openDrawer(page);
    await page.locator('#sidebar a[href="/docs/introduction"]').click();
    await page.waitForURL('/docs/introduction');
    await expectClosed(page);
    await openDrawer(page);
    await page.goBack();
    await page.waitForURL('/docs/errors');
    await expectClosed(page);
  });

  it('keeps the focus inside in both directions', async () => {
    const page = await openNarrow();
    await openDrawer(page);
    const first = await readFocus(page);
    expect(first).toBe(labelOf('/docs/introduction'));
    await page.keyboard.press('Shift+Tab');
    expect(await readFocus(page)).toBe('its button');
    await page.keyboard.press('Tab');
    expect(await readFocus(page)).toBe(first);
    const seen = [];
    do {
      await page.keyboard.press('Tab');
      seen.push(await readFocus(page));
    } while (seen.at(-1) !== first && seen.length < 40);
    expect(seen).toContain('System Status');
    expect(seen.at(-2)).toBe('its button');
    expect(seen.filter((text) => text.startsWith('outside'))).toEqual([]);
  });

  it('is fully reset when the window becomes wide', async () => {
    const page = await openNarrow();
    await openDrawer(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('main:not([inert])').waitFor();
    expect(await page.locator('#sidebar').isVisible()).toBe(true);
    await page.setViewportSize({ width: 767, height: 800 });
    await expectClosed(page);
  });
});
