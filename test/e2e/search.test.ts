import type { Page, Route } from 'playwright-core';
import { openPage } from '../support/browser';
import { headingOf } from '../support/pages';

/** The home page with its scripts running. */
async function openHome(): Promise<Page> {
  const page = await openPage('/');
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  return page;
}

function boxOf(page: Page) {
  return page.getByRole('combobox', { name: 'Search documentation' });
}

/** Types into the header search and waits for the matches. */
async function searchTitles(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
  await page.getByRole('option', { name: `Search all text for “${text}”` }).waitFor();
  await page.locator('p', { hasText: 'Loading the page titles' }).waitFor({ state: 'detached' });
}

describe('the header search', () => {
  it('finds authored and generated titles by any part in any case, with their categories', async () => {
    const page = await openHome();
    const [authored, generated] = [headingOf('/docs/errors'), headingOf('/endpoints/settings')];
    for (const [title, category] of [
      [authored, 'General'],
      [generated, 'API Categories'],
    ] as const) {
      const part = title.slice(1, 3).toLowerCase() + title.slice(3, -1).toUpperCase();
      await searchTitles(page, part);
      const options = await page.getByRole('option').allInnerTexts();
      expect(options.map((option) => option.replaceAll(/\s+/g, ' '))).toContain(
        `${title} ${category}`,
      );
    }
  });

  it('has a dropdown of at most 300 px, which scrolls above its last line', async () => {
    const page = await openHome();
    await searchTitles(page, 'e');
    const [height, content] = await page
      .getByRole('listbox')
      .evaluate(({ parentElement: list }) => [list!.offsetHeight, list!.scrollHeight]);
    expect(height).toBeLessThanOrEqual(300);
    expect(content).toBeGreaterThan(600);
    const [list, last] = await Promise.all([
      page
        .locator('form', { has: boxOf(page) })
        .locator('> div')
        .boundingBox(),
      page.getByRole('option').last().boundingBox(),
    ]);
    expect(last!.y + last!.height).toBeLessThanOrEqual(list!.y + list!.height);
  });

  it('opens the match that is selected with the arrow keys and Enter, and clears the box', async () => {
    const page = await openHome();
    await searchTitles(page, 'e');
    for (let step = 0; step < 12; step += 1) await boxOf(page).press('ArrowDown');
    const active = await boxOf(page).getAttribute('aria-activedescendant');
    const chosen = page.locator('[role=option][aria-selected=true]');
    expect(await chosen.getAttribute('id')).toBe(active);
    const isCovered = await chosen.evaluate((option) => {
      const { left, right, top, bottom } = option.getBoundingClientRect();
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !option.contains(shown);
    });
    expect(isCovered).toBe(false);
    const href = (await chosen.getAttribute('href')) ?? '';
    await boxOf(page).press('Enter');
    await page.waitForURL(href);
    expect(await boxOf(page).inputValue()).toBe('');
  });

  it('says that no title matches, and still offers the full-text search', async () => {
    const page = await openHome();
    await searchTitles(page, 'envelope');
    await page.getByText('No title, path or parameter matches “envelope”.').first().waitFor();
    await boxOf(page).press('Enter');
    await page.waitForURL('/search?q=envelope');
    await page
      .locator('main')
      .getByRole('link', { name: headingOf('/docs/introduction') })
      .first()
      .waitFor();
  });

  it('loads the titles when it is focused, not with the page', async () => {
    const page = await openPage(null);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = asked.length;
    await boxOf(page).focus();
    await page.waitForLoadState('networkidle');
    await searchTitles(page, 'e');
    // The titles, and the code that finds them.
    expect(asked.slice(before)).toHaveLength(2);
  });
});

describe('the full-text page', () => {
  it.each([
    ['linkaffiliateprograms', '/docs/campaigns/get-link-affiliate-programs'],
    ['pageSize', '/docs/campaigns/get-campaign-links'],
    ['415', '/docs/errors'],
  ])('finds the typed text %s in %s and highlights it', async (text, route) => {
    const title = headingOf(route);
    const page = await openPage('/search');
    await page.getByRole('searchbox', { name: 'Search all text' }).fill(text);
    await page.waitForURL(`/search?q=${text}`);
    const link = page.locator('main').getByRole('link', { name: title, exact: true });
    await link.waitFor();
    const marks = await page.locator('main mark').allInnerTexts();
    expect(marks.map((mark) => mark.toLowerCase())).toContain(text.toLowerCase());
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it.each<[string, (route: Route) => Promise<void>]>([
    ['is the not-found page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
    ['cannot be loaded', (route) => route.abort()],
  ])('shows an error if the index %s, until the page is reloaded', async (_, answer) => {
    const page = await openPage(null);
    let isBroken = true;
    await page
      .context()
      .route('**/search-index*.json*', (route) => (isBroken ? answer(route) : route.continue()));
    const title = headingOf('/endpoints/campaigns');
    await page.goto(`/search?q=${title}`);
    await page.getByText('Could not load the search index.').waitFor();
    isBroken = false;
    await page.reload();
    await page.locator('main').getByRole('link', { name: title, exact: true }).waitFor();
  });
});
