import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { buildTime, takeSite } from '../support/browser';
import { headingOf } from '../support/pages';
import type { SharedSite } from '../support/sites';
import { baseUrl, openOn, statistics } from './portal';

let site: SharedSite;

beforeAll(async () => {
  site = await takeSite('portal');
}, buildTime);

describe('the script of the operator', () => {
  /** Opens a page, and collects what the script sends. */
  async function openWatched(route: string) {
    const received: unknown[] = [];
    const page = await openOn(site, null);
    await page.exposeFunction('receive', (text: string) => received.push(JSON.parse(text)));
    await page.addInitScript(() => {
      navigator.sendBeacon = (_, body) => {
        (window as unknown as { receive: (text: unknown) => void }).receive(body);
        return true;
      };
    });
    await page.goto(route.slice(1));
    return { page, received };
  }

  async function expectReceived(received: readonly unknown[], expected: readonly object[]) {
    const deadline = Date.now() + 10_000;
    while (received.length < expected.length && Date.now() < deadline) await wait(20);
    expect(received).toEqual(expected);
  }

  const toPage = (route: string) => ({ name: 'page', path: `${baseUrl}${route.slice(1)}` });
  const like = (event: object) => expect.objectContaining(event) as object;

  it('receives the three events, and nothing that the reader entered', async () => {
    const first = '/docs/campaigns/create-campaign-link';
    const { page, received } = await openWatched(`${first}?x=entered#body.title`);
    await expectReceived(received, [like(toPage(first))]);
    await page
      .getByRole('textbox', { name: /^Title/i })
      .first()
      .fill('entered');
    const code = page.getByRole('region', { name: 'Code Example' });
    await code.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    const title = headingOf('/endpoints/campaigns');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('combobox', { name: 'Search documentation' }).fill('entered zzz');
    await page.keyboard.press('Enter');
    await page.getByText('No page matches').waitFor();
    await expectReceived(received, [
      like(toPage(first)),
      { name: 'copy', language: 'curl' },
      { ...toPage('/endpoints/campaigns'), title },
      { ...toPage('/search'), title: 'Search' },
      { name: 'search-empty' },
    ]);
    expect(JSON.stringify(received)).not.toContain('entered');
  });

  it('is the only code of another origin that the policy allows', async () => {
    const page = await openOn(site, '/docs/errors');
    expect(await blockedOn(page, 'https://elsewhere.example')).toEqual(['connect-src', 'img-src']);
    expect(await blockedOn(page, statistics)).toEqual(['img-src']);
  });
});

/** The directives that block a request and an image of an origin. */
async function blockedOn(page: Page, origin: string): Promise<readonly string[]> {
  return page.evaluate(async (address) => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    );
    await fetch(`${address}/a`, { mode: 'no-cors' }).catch(() => null);
    const image = new Image();
    await new Promise((resolve) => {
      image.onerror = resolve;
      image.src = `${address}/a.png`;
    });
    // The events come after the failures.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return blocked.sort();
  }, origin);
}

describe('the other words of the operator', () => {
  it('omit the welcome message', async () => {
    const page = await openOn(site, '/');
    await page.locator('html[data-page]').waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.getByText(/these docs were rebuilt/i).count()).toBe(0);
  });
});
