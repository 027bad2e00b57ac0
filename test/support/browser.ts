import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import type { SharedSite, SiteName } from './sites';

let connection: Promise<Browser> | undefined;

/** The URL of a page of the tested build: `toUrl('/docs/errors')`. */
export function toUrl(route: string): string {
  return new URL(route, readVariable('E2E_SITE')).href;
}

/** Another site that the tests share. The first test that asks for it waits for its build. */
export async function takeSite(name: SiteName): Promise<SharedSite> {
  const answer = await fetch(new URL(name, readVariable('E2E_SITES')));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedSite;
}

/** The time that a build of a shared site takes at most, in milliseconds. */
export const buildTime = 300_000;

/**
 * Opens a page in a new context: empty storage, 1280 × 800 unless the options differ. With `null`
 * instead of a route, the page stays blank. What the page copies is only recorded, unless it has the
 * permission to write to the clipboard. All pages are closed after the last test of the file. A test
 * that opens many pages closes `page.context()` itself.
 */
export async function openPage(
  route: string | null = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  connection ??= chromium.connect(readVariable('E2E_BROWSER'));
  const browser = await connection;
  const context = await browser.newContext({
    ...('baseURL' in options ? {} : { baseURL: toUrl('/') }),
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  if (!options.permissions?.includes('clipboard-write')) await context.addInitScript(recordCopies);
  const page = await context.newPage();
  if (route !== null) await page.goto(route);
  return page;
}

/**
 * Opens a page as {@link openPage} does, and waits until its scripts run. `prepare` runs on the blank
 * page before.
 */
export async function openReady(
  route: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => unknown,
): Promise<Page> {
  const page = await openPage(prepare ? null : route, options);
  await prepare?.(page);
  if (prepare) await page.goto(route);
  await hydrate(page);
  return page;
}

/** Waits until the scripts of a page run. */
export function hydrate(page: Page): Promise<void> {
  return page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
}

/** How far a page can be scrolled sideways, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The pages of all tests share one clipboard, so a page keeps what it copies to itself. */
function recordCopies(): void {
  window.copies = [];
  Object.assign(navigator.clipboard, {
    writeText: (text: string) => {
      window.copies.push(text);
      return Promise.resolve();
    },
    write: async ([item]: ClipboardItems) => {
      const blob = await item?.getType('text/plain');
      window.copies.push((await blob?.text()) ?? '');
    },
  });
}

/** What the page copied last. */
export function readCopy(page: Page): Promise<string> {
  return page.evaluate(() => window.copies.at(-1) ?? '');
}

/** Adds up the layout shifts of a page while it loads. Call it before the page opens. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifts += (entry as PerformanceEntry & { readonly value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

afterAll(async () => {
  const browser = await connection;
  await browser?.close();
});

function readVariable(name: 'E2E_SITE' | 'E2E_BROWSER' | 'E2E_SITES'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run "npm run test:e2e".`);
  return value;
}

declare global {
  interface Window {
    copies: string[];
    shifts: number;
  }
}
