import type { Page } from 'playwright-core';
import { openPage, toUrl } from '../../support/browser';

async function goBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
}

async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`a[href="${route}"]:visible`).first().click();
  await arrive(page, route);
}

/** Waits until a page is shown and its scripts run, which follows its URL. */
async function arrive(page: Page, route: string): Promise<void> {
  await page.waitForURL(route);
  await page.locator(`html[data-page="${route}"]`).waitFor({ state: 'attached' });
}

/** Opens a page, and waits until its scripts run. Without them, the link leads to the parent. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await arrive(page, route);
}

async function openNew(route: string): Promise<Page> {
  const page = await openPage(null);
  await open(page, route);
  return page;
}

describe('the back link', () => {
  it('leads to the category without scripts', async () => {
    const page = await openPage('/docs/campaigns/create-campaign-link', {
      javaScriptEnabled: false,
    });
    const link = page.getByRole('link', { name: 'Back', exact: true });
    expect(await link.getAttribute('href')).toBe('/endpoints/campaigns');
  });

  it('leads to the previous page, also if that was loaded separately', async () => {
    const page = await openNew('/docs/errors');
    await open(page, '/docs/introduction');
    await follow(page, '/endpoints/campaigns');
    await goBack(page);
    await arrive(page, '/docs/introduction');
    await goBack(page);
    await arrive(page, '/docs/errors');
  });

  it('skips the headings of the same page', async () => {
    const page = await openNew('/endpoints');
    await follow(page, '/docs/errors');
    const headings = await page.locator('main h2[id]').all();
    for (const heading of headings.slice(0, 2)) {
      const fragment = `#${await heading.getAttribute('id')}`;
      await page.locator(`a[href="${fragment}"]:visible`).first().click();
      await page.waitForURL(`/docs/errors${fragment}`);
    }
    await goBack(page);
    await arrive(page, '/endpoints');
  });

  it('leads from a page that was opened directly to its category, then home', async () => {
    const page = await openNew('/docs/batch/batch-identifiers');
    for (const route of ['/endpoints/batch', '/endpoints', '/']) {
      await goBack(page);
      await arrive(page, route);
    }
  });

  it('does not lead to another site', async () => {
    const page = await openPage(null);
    const otherSite = toUrl('/').replace('127.0.0.1', 'localhost');
    await page.route(otherSite, (route) => route.fulfill({ body: 'Another site' }));
    await page.goto(otherSite);
    await open(page, '/docs/errors');
    await goBack(page);
    await arrive(page, '/');
  });

  it('leads to the previous page in a browser without the Navigation API', async () => {
    const page = await openPage(null);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'navigation', { value: undefined }),
    );
    await open(page, '/docs/errors');
    await follow(page, '/endpoints/campaigns');
    await goBack(page);
    await arrive(page, '/docs/errors');
    await goBack(page);
    await arrive(page, '/');
  });

  it('is disabled on the home page without a previous page', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage('/', { javaScriptEnabled });
      const back = page.locator('main').getByRole('button', { name: 'Back' });
      expect(await back.isDisabled()).toBe(true);
    }
    const page = await openNew('/docs/errors');
    await open(page, '/');
    await page.locator('main').getByRole('button', { name: 'Back' }).click();
    await arrive(page, '/docs/errors');
  });
});
