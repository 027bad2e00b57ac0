import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/paths.mjs';
import { openPage } from '../support/browser';
import { headingOf } from '../support/pages';
import { type StaticServer, startServer } from '../support/server';
import { copySite, type SiteCopy } from '../support/site-copy';

/** The script in OPERATING.md. */
const documented = /(?<=```js\n)const send [^]*?(?=```)/.exec(
  readFileSync(path.join(root, 'OPERATING.md'), 'utf8'),
)![0];

let copy: SiteCopy;
let portal: StaticServer;
let statistics: http.Server;
/** What the script sent. */
const received: unknown[] = [];
/** When the script is there. */
let ready = Promise.resolve();

beforeAll(async () => {
  statistics = http.createServer((request, response) => {
    void (async () => {
      if (request.method === 'POST') {
        received.push(JSON.parse(await text(request)));
        response.end();
        return;
      }
      const script = documented.replace('https://stats.example.com', origin());
      await ready;
      response.setHeader('Content-Type', 'text/javascript').end(script);
    })();
  });
  await new Promise<void>((resolve) => statistics.listen(0, '127.0.0.1', resolve));
  copy = await copySite();
  // Settings that the build must ignore, since they could also be in a folder above the portal.
  await copy.write('.postcssrc.json', '{');
  const build = await copy.build({
    WELCOME_TOAST: 'off',
    FEEDBACK_URL: 'mailto:docs@example.com?subject={title}&body={page}',
    SCRIPT_URL: `${origin()}/stats.js?id=1`,
  });
  portal = await startServer(build);
}, 180_000);

afterAll(async () => {
  await portal.close();
  await copy.remove();
  statistics.closeAllConnections();
  statistics.close();
});

beforeEach(() => {
  received.length = 0;
  ready = Promise.resolve();
});

const origin = () => `http://127.0.0.1:${(statistics.address() as AddressInfo).port}`;

const open = (route: string) =>
  openPage(route, { baseURL: portal.url, permissions: ['clipboard-write'] });

async function expectReceived(expected: readonly object[]): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (received.length < expected.length && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(received).toEqual(expected);
}

describe('the script of the operator', () => {
  it('receives the three events, and nothing that the reader entered', async () => {
    const page = await open('/docs/campaigns/create-campaign-link?x=entered#body.title');
    const path = '/docs/campaigns/create-campaign-link';
    await expectReceived([expect.objectContaining({ name: 'page', path }) as object]);
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
    await expectReceived([
      expect.objectContaining({ name: 'page', path }) as object,
      { name: 'copy', language: 'curl' },
      { name: 'page', path: '/endpoints/campaigns', title },
      { name: 'page', path: '/search', title: 'Search' },
      { name: 'search-empty' },
    ]);
    expect(JSON.stringify(received)).not.toContain('entered');
  });

  it('receives the first page once if it loads late, and the page does not wait for it', async () => {
    let load = () => {};
    ready = new Promise((resolve) => {
      load = resolve;
    });
    const page = await openPage(null, { baseURL: portal.url });
    await page.goto('/docs/errors', { waitUntil: 'commit' });
    await page.locator('html[data-page]').waitFor({ state: 'attached' });
    expect(received).toEqual([]);
    load();
    await expectReceived([{ name: 'page', path: '/docs/errors' }]);
    await page.waitForTimeout(200);
    expect(received).toHaveLength(1);
  });

  it('is told of no page if there is none', async () => {
    const page = await open('/docs/nowhere');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expectReceived([expect.objectContaining({ name: 'page', path: '/' }) as object]);
  });

  it('is the only code of another origin that the policy allows', async () => {
    const page = await open('/docs/errors');
    expect(await blockedOn(page, 'https://elsewhere.example')).toEqual(['connect-src', 'img-src']);
    expect(await blockedOn(page, origin())).toEqual(['img-src']);
  });
});

/** The directives that block a request and an image of an origin. */
async function blockedOn(page: Page, other: string): Promise<readonly string[]> {
  return page.evaluate(async (address) => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      blocked.push(effectiveDirective),
    );
    await fetch(`${address}/a`, { mode: 'no-cors' }).catch(() => null);
    const image = new Image();
    image.src = `${address}/a.png`;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return blocked.sort();
  }, other);
}

describe('the other words of the operator', () => {
  it('omit the welcome message', async () => {
    const page = await open('/');
    await page.locator('html[data-page]').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect(await page.getByRole('status').allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/welcome/i),
    );
  });

  it.each<readonly [route: string, title: string]>([
    ['/', 'Home'],
    ...['/docs/errors', '/docs/settings/boards'].map((route): [string, string] => [
      route,
      headingOf(route),
    ]),
  ])('add a feedback link to %s', async (route, title) => {
    const page = await openPage(route, { baseURL: portal.url, javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Send feedback on this page' });
    const address = encodeURIComponent(`https://developers.example.com${route}`);
    expect(await link.getAttribute('href')).toBe(
      `mailto:docs@example.com?subject=${encodeURIComponent(title)}&body=${address}`,
    );
  });
});
