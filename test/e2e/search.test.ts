import type { Locator, Page } from 'playwright-core';
import { openPage, openReady } from '../support/browser';
import { queries, textQueries } from './queries';

function boxOf(page: Page) {
  return page.getByRole('combobox', { name: 'Search documentation' });
}

function optionsOf(page: Page) {
  return page.getByRole('option');
}

/** Types into the header search, and waits for the matches. */
async function find(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
  await page.getByRole('option', { name: `Search all text for “${text}”` }).waitFor();
  await page.locator('p', { hasText: 'Loading the page titles' }).waitFor({ state: 'detached' });
}

describe('the header search', () => {
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
  it('does not find the words of the screen', async () => {
    const page = await openPage('/');
    const index = await page.evaluate(async () => (await fetch('/search-index.json')).text());
    for (const words of ['Copy', 'Not specified', 'required left', 'Direct link', 'View Doc']) {
      expect(index).not.toContain(words);
    }
  });
});
