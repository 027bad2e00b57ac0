import type { Locator, Page, Route } from 'playwright-core';
import { openPage, openReady } from '../support/browser';
import { descriptionOf, findEndpoint, findProperty } from '../support/entries';
import { headingOf } from '../support/pages';
import { queries, textQueries } from './queries';

const create = findEndpoint('create-campaign-link');

function boxOf(page: Page) {
  return page.getByRole('combobox', { name: 'Search documentation' });
}

function optionsOf(page: Page) {
  return page.getByRole('option');
}

/** Types into the header search, and waits for the matches. Returns them. */
async function find(page: Page, text: string): Promise<readonly string[]> {
  await boxOf(page).fill(text);
  await page.getByRole('option', { name: `Search all text for “${text}”` }).waitFor();
  await page.locator('p', { hasText: 'Loading the page titles' }).waitFor({ state: 'detached' });
  const lines = await optionsOf(page).allInnerTexts();
  return lines.slice(0, -1).map((line) => line.replaceAll(/\s+/g, ' '));
}

/** Waits until the row of a field is on the screen. */
async function expectInView(page: Page, anchor: string): Promise<void> {
  await page.waitForFunction((id) => {
    const { top = -1, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top > 0 && bottom > top && bottom <= innerHeight;
  }, anchor);
}

describe('the header search', () => {
  it('finds titles by any part in any case, and shows their categories', async () => {
    const page = await openReady('/');
    const [written, generated] = [headingOf('/docs/errors'), headingOf('/endpoints/settings')];
    for (const [title, category] of [
      [written, 'General'],
      [generated, 'API Categories'],
    ] as const) {
      const part = title.slice(1, 3).toLowerCase() + title.slice(3, -1).toUpperCase();
      const found = await find(page, part);
      expect(found).toContain(`${title} ${category}`);
    }
  });

  it.each([320, 1280])(
    'has a dropdown of at most 300 px, which scrolls inside a window of %i px',
    async (width) => {
      const page = await openReady('/', { viewport: { width, height: 700 } });
      await find(page, 'e');
      const seen = await page.getByRole('listbox').evaluate(({ parentElement: dropdown }) => {
        const { left, right, height } = dropdown!.getBoundingClientRect();
        const { scrollHeight, scrollWidth, clientWidth } = dropdown!;
        return { left, right, height, scrollHeight, overflow: scrollWidth - clientWidth };
      });
      expect(seen.overflow).toBe(0);
      expect(seen.left).toBeGreaterThanOrEqual(0);
      expect(seen.right).toBeLessThanOrEqual(width);
      expect(seen.height).toBeLessThanOrEqual(300);
      expect(seen.scrollHeight).toBeGreaterThan(600);
    },
  );
});

/** The queries whose wanted page is not first, with what is. */
async function listMisses(
  table: typeof queries,
  search: (query: string) => Promise<readonly (string | null)[]>,
): Promise<readonly unknown[]> {
  const misses: unknown[] = [];
  for (const [query, wanted] of table) {
    const found = (await search(query)).map((href) => href?.replace(/#.*/, ''));
    if (found[0] === wanted) continue;
    misses.push({ query, wanted, rank: found.indexOf(wanted) + 1, found: found.slice(0, 10) });
  }
  return misses;
}

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

describe('both searches', () => {
  it('find for each query of the table the page first, in the header', async () => {
    const page = await openReady('/');
    const search = async (query: string) => {
      await find(page, query);
      return hrefsOf(optionsOf(page));
    };
    expect(await listMisses(queries, search)).toEqual([]);
  });

  it('find for each query of the table the page first, in all text', async () => {
    const page = await openReady('/search');
    const search = async (query: string) => {
      await page.getByRole('searchbox').fill(query);
      await page.getByRole('searchbox').press('Enter');
      await page
        .getByRole('status')
        .filter({ hasText: `match “${query}”.` })
        .or(page.getByRole('status').filter({ hasText: `matches “${query}”.` }))
        .waitFor();
      return hrefsOf(page.locator('main li > h2 > a'));
    };
    expect(await listMisses([...queries, ...textQueries], search)).toEqual([]);
  });
});

describe('the full-text page', () => {
  it.each([
    ['linkaffiliateprograms', '/docs/campaigns/get-link-affiliate-programs'],
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

  it.each<[string, (route: Route) => Promise<void>]>([
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
    await page.reload();
    await page.locator('main').getByRole('link', { name: title, exact: true }).waitFor();
  });

  it('shows a field with its description, with the method and the path, and links to it', async () => {
    const page = await openPage('/search?q=isLocked');
    const result = page.locator('main li', {
      has: page.getByRole('heading', { name: create.title }),
    });
    await result.getByText('/campaigns/boards/{boardId}/links').waitFor();
    const anchor = 'body.locales.mediaServices.isLocked';
    const property = findProperty(create.parameters.body, anchor.replace('body.', ''));
    const text = await result.innerText();
    for (const part of ['POST', 'isLocked', descriptionOf(property)]) expect(text).toContain(part);
    await result.getByRole('link', { name: anchor.replace('body.', '') }).click();
    await page.waitForURL(`/docs/campaigns/create-campaign-link#${anchor}`);
    await expectInView(page, anchor);
  });

  it('does not find the words of the screen', async () => {
    const page = await openPage('/');
    const index = await page.evaluate(async () => (await fetch('/search-index.json')).text());
    for (const words of ['Copy', 'Not specified', 'Load example', 'Direct link', 'View Doc']) {
      expect(index).not.toContain(words);
    }
  });
});
