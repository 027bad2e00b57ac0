import type { Page } from 'playwright-core';
import { catalogue } from '../../../src/catalogue';
import type { Endpoint } from '../../../src/catalogue/model';
import { toRoute } from '../../../src/site-map/places';
import { openPage } from '../../support/browser';
import { findCategory, findEndpoint, startingWith } from '../../support/entries';

const campaigns = findCategory('campaigns');
const place = campaigns.endpoints.indexOf(findEndpoint('create-campaign-link'));
const [before, shown, after] = campaigns.endpoints.slice(place - 1) as readonly Endpoint[];
const [beforeLast, lastShown] = campaigns.endpoints.slice(-2);
const nextCategory = catalogue.categories[catalogue.categories.indexOf(campaigns) + 1];
const endpoint = toRoute(shown!);
const last = toRoute(lastShown!);

/** Titles of this length fit on one line. */
const short = [...findCategory('authentication').endpoints, ...campaigns.endpoints]
  .map(({ title }) => title)
  .filter(({ length }) => length <= 21);

/** Whether the entry of the displayed page is within the visible part of the menu. */
async function waitForEntry(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const menu = document.querySelector('#sidebar nav')?.getBoundingClientRect();
    const entry = document.querySelector('#sidebar [aria-current=page]')?.getBoundingClientRect();
    return menu && entry && entry.top >= menu.top && entry.bottom <= menu.bottom;
  });
}

const toScroll = (page: Page) =>
  page.evaluate(() => [window.scrollY, document.querySelector('#sidebar nav')?.scrollTop ?? -1]);

describe('the current entry of the sidebar', () => {
  it('is scrolled into view on load and on navigation, without scrolling the page', async () => {
    const page = await openPage(last, { viewport: { width: 1280, height: 500 } });
    await waitForEntry(page);
    const [top, menu] = await toScroll(page);
    expect(top).toBe(0);
    expect(menu).toBeGreaterThan(100);
    await page.goto('/');
    await page.getByRole('combobox').fill(lastShown!.title);
    await page.getByRole('option', { name: startingWith(lastShown!.title) }).click();
    await page.waitForURL(last);
    await waitForEntry(page);
    expect((await toScroll(page))[0]).toBe(0);
  });

  it('leaves the menu where it is while the entry is in view', async () => {
    const page = await openPage('/docs/errors', { viewport: { width: 1280, height: 500 } });
    await waitForEntry(page);
    expect(await toScroll(page)).toEqual([0, 0]);
  });
});

describe('the titles in the sidebar', () => {
  it.each(short)('fit on one line: %s', async (title) => {
    const page = await openPage(endpoint);
    const lines = await page
      .locator('#sidebar')
      .getByText(title, { exact: true })
      .evaluate((label) => label.getClientRects().length);
    const { height } = (await page
      .locator('#sidebar')
      .getByText(title, { exact: true })
      .boundingBox()) ?? { height: 0 };
    expect(lines).toBe(1);
    expect(height).toBeLessThan(24);
  });

  it('are links with an address, or text', async () => {
    const page = await openPage('/');
    expect(await page.locator('a:not([href])').count()).toBe(0);
  });
});

describe('the breadcrumbs', () => {
  it.each([
    [
      endpoint,
      ['Home', 'API Endpoints', campaigns.title],
      ['/', '/endpoints', '/endpoints/campaigns'],
    ],
    ['/endpoints/batch', ['Home', 'API Endpoints'], ['/', '/endpoints']],
    ['/endpoints', ['Home'], ['/']],
    ['/docs/errors', ['Home'], ['/']],
    ['/nope', ['Home'], ['/']],
    ['/', [], []],
  ])('of %s lead through %j', async (route, titles, addresses) => {
    const page = await openPage(route);
    const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('ol a');
    expect(await links.allInnerTexts()).toEqual(titles);
    expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
      addresses,
    );
  });

  it('share one row with the back link', async () => {
    const page = await openPage(endpoint);
    const back = await page.getByRole('link', { name: 'Back', exact: true }).boundingBox();
    const trail = await page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox();
    expect(Math.abs((back?.y ?? 0) - (trail?.y ?? 99))).toBeLessThan(4);
  });
});

it.each([
  [
    endpoint,
    `Previous · ${campaigns.title} ${before?.method} ${before?.title}`,
    `Next · ${campaigns.title} ${after?.method} ${after?.title}`,
  ],
  [
    last,
    `Previous · ${campaigns.title} ${beforeLast?.method} ${beforeLast?.title}`,
    `Next · API Endpoints ${nextCategory?.title}`,
  ],
])(
  'names the method and the group of the previous and the next page of %s',
  async (route, ...neighbours) => {
    const page = await openPage(route, { javaScriptEnabled: false });
    const links = page.getByRole('navigation', { name: 'Previous and next page' }).locator('a');
    const texts = (await links.allInnerTexts()).map((text) => text.split(/\s*\n\s*/).join(' '));
    expect(texts).toEqual(neighbours);
  },
);
