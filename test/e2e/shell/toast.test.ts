import type { Page } from 'playwright-core';
import { blockStorage, hydrate, openPage, openReady, toUrl } from '../../support/browser';
import { headingOf } from '../../support/pages';
import { watchPage } from '../../support/watch';

function welcomeOf(page: Page) {
  return page.getByRole('status').getByText(/these docs were rebuilt/i);
}

/** Whether the welcome message is visible after the scripts of the page have run. */
async function isWelcomed(page: Page): Promise<boolean> {
  await hydrate(page);
  return welcomeOf(page).isVisible();
}

describe('the welcome message', () => {
  it('is shown once per session, at the first visit of home, with the email address', async () => {
    const page = await openReady('/docs/errors');
    expect(await isWelcomed(page)).toBe(false);
    await page.getByRole('link', { name: 'Music Link API' }).click();
    await welcomeOf(page).waitFor();
    const link = page.getByRole('status').getByRole('link');
    expect(await link.getAttribute('href')).toBe('mailto:api-support@example.com');
    await page.reload();
    expect(await isWelcomed(page)).toBe(false);
    await page.locator('main a[href="/docs/introduction"]').click();
    await page.getByRole('link', { name: 'Music Link API' }).click();
    await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
    expect(await isWelcomed(page)).toBe(false);
    const next = await page.context().newPage();
    await next.goto('/');
    // A new tab starts a new session.
    await welcomeOf(next).waitFor();
  });

  it('is shown without errors if storage is blocked', async () => {
    const page = await openPage(null);
    await blockStorage(page);
    const watch = watchPage(page, new URL(toUrl('/')).origin);
    await page.goto('/');
    await welcomeOf(page).waitFor();
    await page.locator('main a[href="/docs/introduction"]').click();
    await page.getByRole('heading', { level: 1, name: headingOf('/docs/introduction') }).waitFor();
    // Long before its time ends.
    await welcomeOf(page).waitFor({ state: 'detached', timeout: 5000 });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
    expect(await isWelcomed(page)).toBe(false);
    expect(watch.takeProblems().filter((problem) => !/browser storage/.test(problem))).toEqual([]);
  });
});
