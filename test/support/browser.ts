import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

let connection: Promise<Browser> | undefined;

/** The URL of a page of the tested build: `toUrl('/docs/errors')`. */
export function toUrl(route: string): string {
  return new URL(route, readVariable('E2E_SITE')).href;
}

/**
 * Opens a page in a new context: empty storage, 1280 × 800 unless the options differ. With `null`
 * instead of a route, the page stays blank. All pages are closed after the last test of the file. A
 * test that opens many pages closes `page.context()` itself.
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
  const page = await context.newPage();
  if (route !== null) await page.goto(route);
  return page;
}

afterAll(async () => {
  const browser = await connection;
  await browser?.close();
});

function readVariable(name: 'E2E_SITE' | 'E2E_BROWSER'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run "npm run test:e2e".`);
  return value;
}
