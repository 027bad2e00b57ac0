import type { Page } from 'playwright-core';
import { catalogue } from '../../../src/catalogue';
import { openPage } from '../../support/browser';
import { homeCards } from '../../support/pages';

interface Row {
  readonly widths: readonly number[];
  readonly isFull: boolean;
}

/** The rows of each grid of cards, with the widths of the cards. */
function measureRows(page: Page): Promise<readonly (readonly Row[])[]> {
  return page.locator('main section > div > div').evaluateAll((grids) =>
    grids.map((grid) => {
      const outer = grid.getBoundingClientRect();
      const rows = new Map<number, DOMRect[]>();
      for (const card of grid.children) {
        const box = card.getBoundingClientRect();
        rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
      }
      return [...rows.values()].map((boxes) => ({
        widths: boxes.map(({ width }) => Math.round(width)),
        isFull:
          Math.min(...boxes.map(({ left }) => left)) - outer.left < 1 &&
          outer.right - Math.max(...boxes.map(({ right }) => right)) < 1,
      }));
    }),
  );
}

describe('the cards of the home page', () => {
  it('fill all rows with cards of one width, from 320 to 1920 px', async () => {
    const page = await openPage('/');
    for (let width = 320; width <= 1920; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const grids = await measureRows(page);
      expect(grids).toHaveLength(2);
      const rows = grids.flat();
      expect(rows.every(({ isFull }) => isFull)).toBe(true);
      const widths = rows.flatMap((row) => row.widths);
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect(isWide).toBe(false);
    }
  });

  it('are in the order of the catalogue, and lead to the status page and the download', async () => {
    const page = await openPage('/');
    const titles = await page.locator('main section a').allInnerTexts();
    const { length } = homeCards;
    const written = homeCards.map(([, title]) => title);
    const start = titles.slice(0, length + 3);
    expect(start.filter((title) => written.includes(title))).toEqual(written);
    expect(start.filter((title) => !written.includes(title))).toEqual([
      'System Status',
      'Download the example requests',
      'Downloads',
    ]);
    expect(titles.slice(length + 3)).toEqual([
      ...catalogue.categories.map(({ title, cardTitle = title }) => cardTitle),
      'All endpoints',
    ]);
  });
});

it('begins with the first call', async () => {
  const page = await openPage('/');
  expect(await page.locator('main pre').innerText()).toContain('connect/token');
  const start = page.locator('main').getByRole('link', { name: 'Get a token' });
  expect(await start.getAttribute('href')).toBe('/docs/authentication/generate-token');
});

describe('Back on the home page', () => {
  it.each([true, false])(
    'is disabled without a previous page (scripts: %s)',
    async (javaScriptEnabled) => {
      const page = await openPage('/', { javaScriptEnabled });
      const back = page.locator('main').getByRole('button', { name: 'Back' });
      expect(await back.isDisabled()).toBe(true);
    },
  );

  it('leads to the previous page', async () => {
    const page = await openPage('/docs/errors');
    await page.goto('/');
    await page.locator('main').getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('/docs/errors');
  });
});
