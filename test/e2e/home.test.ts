import type { Page } from 'playwright-core';
import { catalogue } from '../../src/catalogue';
import { countOperations } from '../../src/catalogue/operations';
import { toOverviewPlace, toRoute } from '../../src/site-map/places';
import { openPage, overflowOf } from '../support/browser';
import { homeCards } from '../support/pages';

const isGuide = (route: string) => route.startsWith('/docs/guides/');
const toCount = (count: number) => `${count} ${count === 1 ? 'endpoint' : 'endpoints'}`;

/** The widths of all cards, and whether each row of them fills its grid. */
function measureCards(page: Page) {
  return page.locator('main section > div > div').evaluateAll((grids) => {
    const rows = grids.flatMap((grid) => {
      const byTop = new Map<number, DOMRect[]>();
      for (const card of grid.children) {
        const box = card.getBoundingClientRect();
        byTop.set(box.top, [...(byTop.get(box.top) ?? []), box]);
      }
      const { left, right } = grid.getBoundingClientRect();
      return [...byTop.values()].map((boxes) => ({ boxes, left, right }));
    });
    return {
      grids: grids.length,
      widths: rows.flatMap(({ boxes }) => boxes.map(({ width }) => Math.round(width))),
      areFull: rows.every(
        ({ boxes, left, right }) =>
          Math.min(...boxes.map((box) => box.left)) - left < 1 &&
          right - Math.max(...boxes.map((box) => box.right)) < 1,
      ),
    };
  });
}

describe('the home page', () => {
  it('links to the general pages and to all categories, with their numbers of endpoints', async () => {
    const page = await openPage('/');
    const links = await page.locator('main section a').evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('href'),
        // The count is next to the link.
        link.parentElement?.textContent,
      ]),
    );
    expect(links.filter(([href]) => !href?.startsWith('/assets/'))).toEqual([
      ...homeCards.filter(([route]) => !isGuide(route)),
      ['https://status.example.com', 'System Status'],
      ...homeCards.filter(([route]) => isGuide(route)),
      ['/downloads', expect.stringMatching(/For other formats, see Downloads\.$/)],
      ...catalogue.categories.map((category) => [
        toOverviewPlace(category).route,
        (category.cardTitle ?? category.title) + toCount(countOperations(category)),
      ]),
      [
        '/endpoints',
        `All endpoints${toCount(catalogue.categories.reduce((sum, category) => sum + countOperations(category), 0))}`,
      ],
    ]);
  });

  it('begins with the first call', async () => {
    const page = await openPage('/');
    expect(await page.locator('main pre').innerText()).toContain('connect/token');
    const start = page.locator('main').getByRole('link', { name: 'Get a token' });
    expect(await start.getAttribute('href')).toBe('/docs/authentication/generate-token');
  });

  it('fills all rows with cards of one width', async () => {
    const page = await openPage('/');
    for (const width of [320, 390, 640, 767, 960, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { grids, widths, areFull } = await measureCards(page);
      expect([width, grids, areFull]).toEqual([width, 2, true]);
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
      expect(await overflowOf(page)).toBe(0);
    }
  });
});

it.each(catalogue.categories)(
  'the overview of $id links to each of its endpoints once, under the headings of its groups',
  async (category) => {
    const page = await openPage(toOverviewPlace(category).route, { javaScriptEnabled: false });
    const links = await page
      .getByRole('link', { name: /^View Documentation/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.sort()).toEqual(category.endpoints.map(toRoute).sort());
    const { groups = [], endpoints } = category;
    expect(await page.locator('main h2').allInnerTexts()).toEqual(groups);
    for (const name of groups) {
      const section = page.locator('main section', { has: page.getByRole('heading', { name }) });
      const inGroup = endpoints.filter(({ group }) => group === name);
      expect(await section.getByRole('article').count()).toBe(inGroup.length);
    }
  },
);
