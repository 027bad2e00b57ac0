import type { Page, Route } from 'playwright-core';
import { openPage } from '../support/browser';
import { startingWith } from '../support/entries';
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

function optionsOf(page: Page) {
  return page.getByRole('option');
}

/** Types into the header search and waits for the matches. */
async function searchTitles(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
  await page.getByRole('option', { name: `Search all text for “${text}”` }).waitFor();
  await page.locator('p', { hasText: 'Loading the page titles' }).waitFor({ state: 'detached' });
}

describe('the header search', () => {
  it('finds titles by any part in any case, and shows their categories', async () => {
    const page = await openHome();
    const [written, generated] = [headingOf('/docs/errors'), headingOf('/endpoints/settings')];
    for (const [title, category] of [
      [written, 'General'],
      [generated, 'API Categories'],
    ] as const) {
      const part = title.slice(1, 3).toLowerCase() + title.slice(3, -1).toUpperCase();
      await searchTitles(page, part);
      const options = await optionsOf(page).allInnerTexts();
      expect(options.map((option) => option.replaceAll(/\s+/g, ' '))).toContain(
        `${title} ${category}`,
      );
      expect(options.at(-1)).toBe(`Search all text for “${part}”`);
      const count = options.length - 1;
      await page
        .locator('form [role=status]', {
          hasText: `${count} page${count === 1 ? ' matches' : 's match'}`,
        })
        .waitFor();
    }
  });

  it('has a dropdown of at most 300 px, with as many complete rows as fit, which scrolls', async () => {
    const page = await openHome();
    await searchTitles(page, 'e');
    // The rows that do not fit follow after the first paint.
    await optionsOf(page).nth(30).waitFor();
    const [height, content, next] = await page.getByRole('listbox').evaluate((list) => {
      const { offsetHeight = 0, scrollHeight = 0 } = list.parentElement ?? {};
      const footer = list.lastElementChild?.getBoundingClientRect().top ?? 0;
      const rows = [...list.querySelectorAll(':scope > a')].map((row) =>
        row.getBoundingClientRect(),
      );
      const hidden = rows.find(({ bottom }) => bottom > footer + 1);
      return [offsetHeight, scrollHeight, hidden?.height ?? 0];
    });
    expect(height).toBeLessThanOrEqual(300);
    expect(height + next).toBeGreaterThan(300);
    expect(content).toBeGreaterThan(600);
  });

  it('opens a clicked match and clears the box', async () => {
    const page = await openHome();
    const title = headingOf('/docs/campaigns/update-ticket-link');
    await searchTitles(page, title.slice(3));
    await page.getByRole('option', { name: startingWith(title) }).click();
    await page.waitForURL('/docs/campaigns/update-ticket-link');
    expect(await boxOf(page).inputValue()).toBe('');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it('opens the match that is selected with the arrow keys and Enter', async () => {
    const page = await openHome();
    await searchTitles(page, 'e');
    await boxOf(page).press('ArrowDown');
    await boxOf(page).press('ArrowDown');
    const active = await boxOf(page).getAttribute('aria-activedescendant');
    const chosen = page.locator('[role=option][aria-selected=true]');
    expect(await chosen.getAttribute('id')).toBe(active);
    const href = (await chosen.getAttribute('href')) ?? '';
    await boxOf(page).press('Enter');
    await page.waitForURL(href);
    expect(await boxOf(page).inputValue()).toBe('');
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['Escape', (page) => boxOf(page).press('Escape')],
    ['a click elsewhere', (page) => page.getByRole('heading', { name: 'Get started' }).click()],
    ['moving the focus away by keyboard', (page) => boxOf(page).press('Tab')],
  ])('closes its dropdown on %s', async (_, close) => {
    const page = await openHome();
    await searchTitles(page, 'boards');
    expect(await boxOf(page).getAttribute('aria-expanded')).toBe('true');
    await close(page);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await boxOf(page).getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['/', 'Control+k', 'Meta+k'])('is focused with %s', async (keys) => {
    const page = await openHome();
    await page.keyboard.press(keys);
    expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await boxOf(page).inputValue()).toBe('');
  });

  it.each(['', '   '])('shows nothing for the blank text %p', async (text) => {
    const page = await openHome();
    await boxOf(page).fill('x');
    await page.getByRole('listbox').waitFor();
    await boxOf(page).fill(text);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
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
    await boxOf(page).fill('e');
    await page
      .getByRole('status')
      .getByText(/^\d+ pages match/)
      .waitFor({ state: 'attached' });
    // The titles, and the code that finds them.
    expect(asked.slice(before)).toHaveLength(2);
  });
});

describe('the full-text page', () => {
  it.each([
    ['linkaffiliateprograms', '/docs/campaigns/get-link-affiliate-programs'],
    ['pageSize', '/docs/campaigns/get-campaign-links'],
    ['415', '/docs/errors'],
  ])('finds %s in %s and highlights it', async (text, route) => {
    const title = headingOf(route);
    const page = await openPage(`/search?q=${text}`);
    const link = page.locator('main').getByRole('link', { name: title, exact: true });
    await link.waitFor();
    const marks = await page.locator('main mark').allInnerTexts();
    expect(marks.map((mark) => mark.toLowerCase())).toContain(text.toLowerCase());
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('searches while the user types, and stores the query in the URL', async () => {
    const page = await openPage('/search');
    await page.getByRole('searchbox', { name: 'Search all text' }).fill('linkaffiliateprograms');
    await page.waitForURL('/search?q=linkaffiliateprograms');
    const title = headingOf('/docs/campaigns/set-link-affiliate-programs');
    await page.locator('main').getByRole('link', { name: title, exact: true }).waitFor();
  });

  it('says when nothing matches', async () => {
    const page = await openPage('/search?q=xylophone');
    await page.getByText('No page matches “xylophone”.').waitFor();
  });

  it.each<[string, (route: Route) => Promise<void>]>([
    ['is missing', (route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['is the not-found page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
    ['cannot be loaded', (route) => route.abort()],
  ])('shows an error if the index %s', async (_, answer) => {
    const page = await openPage(null);
    let isBroken = true;
    await page
      .context()
      .route('**/search-index*.json*', (route) => (isBroken ? answer(route) : route.continue()));
    const title = headingOf('/endpoints/campaigns');
    await page.goto(`/search?q=${title}`);
    await page.getByText('Could not load the search index.').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main').getByRole('link', { name: title, exact: true }).waitFor();
  });
});
