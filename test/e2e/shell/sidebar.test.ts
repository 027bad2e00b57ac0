import type { Page } from 'playwright-core';
import { catalogue, findCategory } from '../../support/entries';
import type { Endpoint } from '../../../src/openapi/model';
import { toRoute } from '../../../src/routes/places';
import { openPage, toUrl } from '../../support/browser';
import { listLinksOf, readPage } from '../../support/html';
import { headingOf, labelOf } from '../../support/pages';

const createLink = '/docs/campaigns/create-campaign-link';

const isGrouped = ({ id }: { readonly id: string }) => id !== 'authentication';
const grouped = catalogue.categories.filter(isGrouped);
const ungrouped = catalogue.categories.filter((category) => !isGrouped(category));
const campaigns = findCategory('campaigns');
const lastShown = campaigns.endpoints.at(-1)!;

const toEntry = ({ title, method }: Endpoint) => `${title} ${method}`;

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Documentation' });
}

/** The visible entries of the menu, as `Title METHOD`. */
async function readMenu(page: Page): Promise<readonly string[]> {
  const links = await menuOf(page).locator('a[href]:visible').all();
  return Promise.all(links.map((link) => link.innerText().then((text) => text.replace('\n', ' '))));
}

describe('the sidebar of a wide window', () => {
  it('is 256 px wide, stays in view while the page scrolls, and has no toggle button', async () => {
    const page = await openPage(createLink);
    await page.mouse.wheel(0, 2000);
    await page.waitForFunction(() => window.scrollY > 500);
    const box = await page.locator('#sidebar').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 256]);
    const menu = await menuOf(page).boundingBox();
    expect([menu?.y, menu?.height]).toEqual([60, 740]);
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  });

  it('shows the pages of editors and all categories, with all groups closed on the home page', async () => {
    const page = await openPage('/');
    const entries = await readMenu(page);
    expect(entries.slice(0, entries.indexOf('API Endpoints'))).toEqual(
      expect.arrayContaining([
        ...[labelOf('/docs/introduction'), labelOf('/docs/errors'), 'System Status', 'Guides'],
        ...ungrouped.flatMap(({ endpoints }) => endpoints.map(toEntry)),
      ]),
    );
    expect(entries.slice(entries.indexOf('API Endpoints') + 1)).toEqual(
      grouped.map(({ title }) => title),
    );
  });

  it('opens only the group of the page', async () => {
    const page = await openPage('/');
    const closed = await readMenu(page);
    await page.goto(toRoute(lastShown));
    const start = closed.indexOf(campaigns.title) + 1;
    expect(await readMenu(page)).toEqual(
      closed.toSpliced(start, 0, ...campaigns.endpoints.map(toEntry)),
    );
  });

  it('marks the current page, and scrolls it into view without scrolling the page', async () => {
    const last = toRoute(lastShown);
    const page = await openPage('/', { viewport: { width: 1280, height: 500 } });
    await page.getByRole('combobox').fill(lastShown.title);
    await page.getByRole('option', { name: new RegExp(`^${lastShown.title}`) }).click();
    await page.waitForURL(last);
    const current = menuOf(page).locator('[aria-current=page]');
    for (const open of [() => Promise.resolve(), () => page.reload()]) {
      await open();
      await page.waitForFunction(() => {
        const menu = document.querySelector('#sidebar nav')?.getBoundingClientRect();
        const entry = document.querySelector('#sidebar [aria-current=page]');
        const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {};
        return menu && bottom > top && top >= menu.top && bottom <= menu.bottom;
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    expect(await current.allInnerTexts()).toEqual([expect.stringContaining(headingOf(last))]);
  });

  it('opens the status page in a new tab that cannot access this one', () => {
    const links = readPage('/').match(/<a [^>]*https:\/\/status\.example\.com[^>]*>/g) ?? [];
    // Header, sidebar, card, footer.
    expect(links).toHaveLength(4);
    const isApart = /target="?_blank"? rel="noopener noreferrer"/;
    expect(links.filter((link) => !isApart.test(link))).toEqual([]);
  });
});

describe('the ways from a page', () => {
  const nextCategory = catalogue.categories[catalogue.categories.indexOf(campaigns) + 1];
  const toNeighbour = ({ method, title }: Endpoint) => `${campaigns.title}${method} ${title}`;

  it.each([
    [createLink, ['Home', 'API Endpoints', campaigns.title]],
    ['/endpoints/batch', ['Home', 'API Endpoints']],
    ['/404', ['Home']],
    ['/', []],
  ])('are the breadcrumbs of %s: %j', (route, titles) => {
    const addresses = ['/', '/endpoints', '/endpoints/campaigns'];
    const expected = titles.map((title, index) => [addresses[index], title]);
    expect(listLinksOf(readPage(route), 'Breadcrumbs')).toEqual(expected);
  });

  it('are the previous and the next page', () => {
    const [before, after] = listLinksOf(readPage(toRoute(lastShown)), 'Previous and next page');
    expect(before?.[1]).toBe(`Previous · ${toNeighbour(campaigns.endpoints.at(-2)!)}`);
    expect(after?.[1]).toBe(`Next · API Endpoints ${nextCategory?.title}`);
  });
});

it.each([
  [767.5, true],
  [768, false],
])('the breakpoint makes a window of %d px narrow: %p', async (width, isNarrow) => {
  const page = await openPage(null);
  await page.route('**/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // Zooming creates fractions of a pixel.
      body: `<iframe src="/" style="zoom: 2; width: ${width}px; height: 700px; border: 0"></iframe>`,
    }),
  );
  // The policy does not allow pages in frames.
  await page.route(toUrl('/'), async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/frame');
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  const seen = {
    width: await frame.locator('html').evaluate((html) => html.getBoundingClientRect().width),
    button: await frame.getByRole('button', { name: 'Menu' }).isVisible(),
    sidebar: await frame.locator('#sidebar').isVisible(),
  };
  expect(seen).toEqual({ width, button: isNarrow, sidebar: !isNarrow });
});
