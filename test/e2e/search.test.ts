import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openSearch } from '../../src/search/find';
import { questions } from '../search/questions';
import { openReady } from '../support/browser';

const build = path.join(__dirname, '../../build');

/** The search of the build, without a browser. */
const open = () =>
  openSearch(
    (file) => Promise.resolve(JSON.parse(readFileSync(path.join(build, file), 'utf8'))),
    'current',
  );

function boxOf(page: Page) {
  return page.getByRole('combobox', { name: 'Search documentation' });
}

it.each([320, 1280])(
  'the header search has a list of at most 300 px, which scrolls inside a window of %i px',
  async (width) => {
    const page = await openReady('/', { viewport: { width, height: 700 } });
    await boxOf(page).fill('link');
    await page.getByRole('group', { name: 'More results' }).waitFor();
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

it('questions of readers lead to the page that answers, nine in ten as the first', async () => {
  const search = await open();
  const ranks = await Promise.all(
    questions.map(async ([question, wanted]) => {
      const { results } = await search.find(question, 3);
      return { question, rank: results.findIndex(({ page }) => page.permalink === wanted) };
    }),
  );
  const later = ranks.filter(({ rank }) => rank !== 0);
  const missed = ranks.filter(({ rank }) => rank === -1);
  expect({ later: later.length, missed: missed.map(({ question }) => question) }).toEqual({
    ...{ later: expect.any(Number) as number, missed: [] },
  });
  expect(later.length).toBeLessThanOrEqual(questions.length / 10);
});

it('both searches have the same order', async () => {
  const page = await openReady('/search?q=scanning%20done');
  await page.getByRole('status').filter({ hasText: 'match' }).waitFor();
  const all = await page.locator('main li > h2 > a').allTextContents();
  await boxOf(page).fill('scanning done');
  await page.getByRole('group', { name: 'Results' }).waitFor();
  const titles = await page.getByRole('option').locator('span:first-child').allTextContents();
  const listed = titles.filter((title) => all.includes(title));
  expect(listed.length).toBeGreaterThan(4);
  expect(listed).toEqual(all.slice(0, listed.length));
});
