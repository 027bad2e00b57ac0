import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser';
import { labelOf } from '../../support/pages';

/** A page in a narrow window, with its scripts running. */
async function openNarrow(route = '/docs/errors'): Promise<Page> {
  const page = await openPage(route, { viewport: { width: 767, height: 800 } });
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  return page;
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

/** The text of the focused element in the sidebar, or the element outside it. */
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
  it('is closed at first', async () => {
    const page = await openNarrow();
    await expectClosed(page);
  });

  it('is opened and closed by the button, which announces its state', async () => {
    const page = await openNarrow();
    await openDrawer(page);
    expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('true');
    expect(await toggleOf(page).getAttribute('aria-controls')).toBe('sidebar');
    await toggleOf(page).click();
    await expectClosed(page);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click next to it', (page) => page.mouse.click(600, 400)],
    [
      'a link to the current page',
      (page) => page.locator('#sidebar a[href="/docs/errors"]').click(),
    ],
  ])('is closed by %s and returns the focus to the button', async (_, close) => {
    const page = await openNarrow();
    await openDrawer(page);
    await close(page);
    await expectClosed(page);
    expect(await toggleOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('is closed by a link to another page', async () => {
    const page = await openNarrow();
    await openDrawer(page);
    await page.locator('#sidebar a[href="/docs/introduction"]').click();
    await page.waitForURL('/docs/introduction');
    await expectClosed(page);
  });

  it('is closed by going back in the history', async () => {
    const page = await openNarrow();
    const link = page.locator('main article a[href^="/docs/"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(target);
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
