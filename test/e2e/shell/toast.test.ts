import type { Page } from 'playwright-core';
import { openPage, toUrl } from '../../support/browser';
import { watchPage } from '../../support/watch';

/** The home page with a clock that the test moves on. */
async function openHomeWithClock(): Promise<Page> {
  const page = await openPage(null);
  await page.clock.install();
  await page.goto('/');
  await welcomeOf(page).waitFor();
  return page;
}

function welcomeOf(page: Page) {
  return page.getByRole('status').getByText(/these docs were rebuilt/i);
}

/** Whether the welcome is there once the scripts of the page have run. */
async function isWelcomed(page: Page): Promise<boolean> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  return welcomeOf(page).isVisible();
}

/** The welcome is removed long before its time is over. */
async function expectGoneEarly(page: Page): Promise<void> {
  await welcomeOf(page).waitFor({ state: 'detached', timeout: 5000 });
}

describe('the welcome', () => {
  it('says that the docs were rebuilt and gives the address for feedback', async () => {
    const page = await openPage('/');
    await welcomeOf(page).waitFor();
    const link = page.getByRole('status').getByRole('link');
    expect(await link.getAttribute('href')).toBe('mailto:api-support@example.com');
  });

  it('shows once in a session, however often home is visited', async () => {
    const page = await openPage('/');
    await welcomeOf(page).waitFor();
    await page.reload();
    expect(await isWelcomed(page)).toBe(false);
    await page.locator('main a[href="/docs/introduction"]').click();
    await page.getByRole('link', { name: 'Music Link API' }).click();
    await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
    expect(await isWelcomed(page)).toBe(false);
    const next = await page.context().newPage();
    await next.goto('/');
    // A new tab is a new session.
    await welcomeOf(next).waitFor();
  });

  it('shows at the first visit of home, not on the pages before', async () => {
    const page = await openPage('/docs/errors');
    expect(await isWelcomed(page)).toBe(false);
    await page.getByRole('link', { name: 'Music Link API' }).click();
    await welcomeOf(page).waitFor();
  });

  it('stays for ten seconds', async () => {
    const page = await openHomeWithClock();
    await page.clock.runFor(9000);
    expect(await isWelcomed(page)).toBe(true);
    await page.clock.runFor(1000);
    await welcomeOf(page).waitFor({ state: 'detached' });
  });

  it('leaves with the home page', async () => {
    const page = await openPage('/');
    await welcomeOf(page).waitFor();
    await page.locator('main a[href="/docs/introduction"]').click();
    await page.waitForURL('/docs/introduction');
    await expectGoneEarly(page);
  });

  it('can be closed', async () => {
    const page = await openPage('/');
    await page.getByRole('button', { name: 'Close message' }).click();
    await expectGoneEarly(page);
  });

  it.each<[string, (page: Page) => Promise<void>, (page: Page) => Promise<void>]>([
    ['the pointer', (page) => welcomeOf(page).hover(), (page) => page.mouse.move(640, 300)],
    [
      'the focus',
      (page) => page.getByRole('button', { name: 'Close message' }).focus(),
      (page) => page.getByRole('searchbox').or(page.getByRole('combobox')).focus(),
    ],
  ])('waits while %s is on it', async (_, enter, leave) => {
    const page = await openHomeWithClock();
    await enter(page);
    await page.clock.runFor(60_000);
    expect(await isWelcomed(page)).toBe(true);
    await leave(page);
    await page.clock.runFor(10_000);
    await welcomeOf(page).waitFor({ state: 'detached' });
  });

  it('shows, and breaks nothing, where session storage is blocked', async () => {
    const page = await openPage(null);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    const watch = watchPage(page, new URL(toUrl('/')).origin);
    await page.goto('/');
    await welcomeOf(page).waitFor();
    await page.locator('main a[href="/docs/introduction"]').click();
    await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
    expect(await isWelcomed(page)).toBe(false);
    expect(watch.takeProblems()).toEqual([
      // The framework says once that its own settings cannot be stored either.
      expect.stringContaining('browser storage is not available'),
    ]);
  });
});

describe('the live region', () => {
  it('stands in the page before anything is said, and stays the same element', async () => {
    const served = await openPage('/', { javaScriptEnabled: false });
    const regions = served.locator('[role=status][aria-live=polite]:not(form *)');
    expect(await regions.allInnerTexts()).toEqual(['']);

    const page = await openPage('/docs/errors');
    const region = page.locator('[role=status][aria-live=polite]:not(form *)');
    const before = await region.elementHandle();
    await page.getByRole('link', { name: 'Music Link API' }).click();
    await welcomeOf(page).waitFor();
    const after = await region.elementHandle();
    expect(await page.evaluate(([one, two]) => one === two, [before, after])).toBe(true);
  });
});
