/** The portal of examples/shop below another base URL, with the settings and a script of an operator. */
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { listFiles } from '../../scripts/lib/files';
import { buildFolder, root } from '../../scripts/lib/paths.mjs';
import { addAxe, findViolations } from '../support/axe';
import { buildTime, hydrate, openPage, overflowOf, readCopy, takeSite } from '../support/browser';
import { listAddresses } from '../support/html';
import { toDefaultSlug } from '../../src/routes/default-slug';
import { oddPages } from '../support/legal-texts';
import { readSiteMap } from '../support/pages';
import type { SharedSite } from '../support/sites';
import { watchPage } from '../support/watch';
import { codePanelOf, readSample } from './form/form';
import { readScripts } from './scripts';

const baseUrl = '/portal/';
const statistics = 'https://stats.example.com';
const products = '/docs/catalog/list-products';

let site: SharedSite;
beforeAll(async () => {
  site = await takeSite('shop');
}, buildTime);

const read = (file: string) => readFileSync(path.join(site.build, file), 'utf8');

/** The script in OPERATING.md. */
const documented = /(?<=```js\n)const send [^]*?(?=```)/.exec(
  readFileSync(path.join(root, 'OPERATING.md'), 'utf8'),
)![0];

/** Opens a page, or a blank one, that can load the script of the operator. */
async function open(route: string | null, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(null, { baseURL: site.url, ...options });
  await page.route(`${statistics}/**`, (request) =>
    request.fulfill({ contentType: 'text/javascript', body: documented }),
  );
  if (route !== null) await page.goto(route.slice(1));
  return page;
}

/** The URL of a page as the browser shows it. */
const toAddress = (route: string) => new URL(route.slice(1), site.url).href;
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search documentation' });

async function searchTitles(page: Page, text: string): Promise<readonly string[]> {
  await boxOf(page).fill(text);
  await page.getByRole('option').nth(1).waitFor();
  return page.getByRole('option').allInnerTexts();
}

describe('the files', () => {
  it.each([
    ['index.html', '>Corner Shop API</h1>'],
    ['index.html', 'Sell tea, cups and gift cards.'],
    ['img/favicon.svg', 'fill="#0f766e"/>'],
    ['img/favicon.svg', '>C</text>'],
    ['docs/introduction.html', 'https://{region}.shop.example.com/{version}'],
    ['docs/authentication.html', 'Send your API key in the header <code>X-Shop-Key</code>.'],
    ['docs/authentication.html', 'https://login.example.com/authorize'],
    ['docs/errors.html', 'A product is sold out.'],
    ['docs/catalog/list-products.html', 'Products with all of these tags.'],
    ['docs/orders/place-order.html', 'Call it when a customer pays.'],
    ['docs/opening-hours.html', 'We answer from Monday to Friday.'],
  ])('have in %s %j', (file, text) => {
    expect(read(file)).toContain(text);
  });

  it('contain nothing of the built-in API', async () => {
    const files = (await listFiles(site.build)).filter((file) =>
      /\.(html|md|txt|json|http|js|css|svg|xml)$/.test(file),
    );
    const words = /music|smart link|campaign|api\.example\.com|api-support|status\.example/i;
    expect(files.filter((file) => words.test(read(file)))).toEqual([]);
  });

  it('name no folder of the machine that built them', async () => {
    const files = (await listFiles(site.build)).filter((file) =>
      /\.(html|js|css|json)$/.test(file),
    );
    // The project and the package are in the first one.
    const folders = [tmpdir() + path.sep, root + path.sep];
    expect(files.filter((file) => folders.some((name) => read(file).includes(name)))).toEqual([]);
  });

  it('have scripts with names of their own, although the settings differ', () => {
    const [before, after] = [readScripts(buildFolder), readScripts(site.build)];
    const shared = [...after].filter(([name]) => before.has(name));
    expect(shared.filter(([name, code]) => before.get(name) !== code)).toEqual([]);
  });

  it('include every page that the check accepts, however odd', () => {
    const routes = oddPages.map(([name]) => toDefaultSlug(`docs/odd/${name}`));
    const missing = routes.filter((route) => !existsSync(path.join(site.build, `${route}.html`)));
    expect(routes.length).toBeGreaterThan(70);
    expect(missing).toEqual([]);
    expect(read('docs/odd/readme-like.html')).toMatch(/ width="?\d+"? height="?8\b/);
  });

  it('begin all links with the base URL, and none leads to a missing page', async () => {
    const files = (await listFiles(site.build)).filter((file) => file.endsWith('.html'));
    const links = files
      .flatMap((file) => listAddresses(read(file)))
      .map((link) => link.replace(/#.*/, ''))
      .filter((link) => !/^(https?:|mailto:|tel:|$)/.test(link));
    const routes = readSiteMap(site.build);
    expect(routes).toContain(`${baseUrl}docs/guides/first-steps`);
    expect([...links, ...routes].filter((link) => !link.startsWith(baseUrl))).toEqual([]);
    const answers = await Promise.all(
      [...new Set(links)].map((link) => fetch(new URL(link, site.url), { method: 'HEAD' })),
    );
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });
});

const moved = [
  ['/docs/orders/buy', '/docs/orders/place-order', 'Place an order'],
  ['/docs/start', '/docs/guides/first-steps', 'First steps'],
] as const;

it.each(moved)(
  'an old URL %s leads to %s, with and without redirects',
  async (alias, route, title) => {
    const address = `${toAddress(alias)}?a=b`;
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', address).href).toBe(
      `${toAddress(route)}?a=b`,
    );
    const html = read(`${alias}.html`);
    const page = await open(null);
    await page.route(`**${alias}`, (asked) =>
      asked.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(alias.slice(1));
    await page.waitForURL(toAddress(route));
    await headingOf(page, title).waitFor();
    expect(html).toContain(`<a href="${baseUrl}${route.slice(1)}">${title}</a>`);
    expect(read('search/current.json')).not.toContain(alias);
  },
);

describe('a reader', () => {
  it('moves through the portal without errors', async () => {
    const page = await open(null);
    const watch = watchPage(page, new URL(site.url).origin, statistics);
    await page.goto('');
    await watch.settle();
    await page.locator(`main a[href="${baseUrl}endpoints/catalog"]`).first().click();
    await page.getByRole('link', { name: 'View Documentation: List products' }).click();
    await page.waitForURL(toAddress(products));
    await page.locator('#sidebar').getByRole('link', { name: 'Errors' }).click();
    await page.waitForURL(toAddress('/docs/errors'));
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(toAddress(products));
    await searchTitles(page, 'place an');
    await page.getByRole('option', { name: /^Place an order/ }).click();
    await headingOf(page, 'Place an order').waitFor();
    expect(watch.takeProblems()).toEqual([]);
  });

  it('finds operations and pages of editors in the sidebar and in both searches', async () => {
    const page = await open('/docs/guides/first-steps');
    const group = page.locator('#sidebar li', { hasText: /^Guides/ });
    expect(await group.getByRole('link', { name: 'First steps' }).isVisible()).toBe(true);
    expect((await searchTitles(page, 'first st'))[0]).toMatch(/^First steps\s+General$/);
    expect((await searchTitles(page, 'orders/7/note'))[0]).toMatch(/^Write a note\s+Orders\s+PUT/);
    await page.goto('search?q=quokkas');
    await page.locator('main').getByRole('link', { name: 'First steps' }).first().waitFor();
    await page.goto('search?q=customer pays');
    await page.locator('main').getByRole('link', { name: 'Place an order' }).first().waitFor();
  });

  it.each([
    ['with a pointer', 1280],
    ['with a phone', 390],
  ])('fills in the form, and copies the request %s', async (_, width) => {
    const page = await open(null, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await addAxe(page);
    await page.goto(products.slice(1));
    await hydrate(page);
    await page.getByRole('textbox', { name: 'after', exact: true }).fill('c 1');
    await page.getByRole('combobox', { name: 'Server' }).selectOption('http://localhost:8080');
    expect(await overflowOf(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    const bar = page.getByRole('group', { name: 'Code', exact: true });
    const place = width < 960 ? bar : codePanelOf(page);
    await place.getByRole('button', { name: /^Copy/ }).first().click();
    await page.getByRole('status').getByText('Request code copied').waitFor();
    expect(await readCopy(page)).toContain("'http://localhost:8080/products?after=c%201'");
  });

  it('fills in the form with keys', async () => {
    const page = await open(products);
    await hydrate(page);
    await page.keyboard.press('/');
    await page.keyboard.insertText('upload');
    await page.getByRole('option', { name: /^Upload a picture/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await headingOf(page, 'Upload a picture').waitFor();
    await page.getByRole('textbox', { name: 'picture' }).focus();
    await page.keyboard.insertText('tea.png');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('status').getByText('Request code copied').waitFor();
    expect(await readCopy(page)).toBe(await readSample(page));
    expect(await readCopy(page)).toContain('tea.png');
  });
});

describe('the script of the operator', () => {
  /** Opens a page, and collects what the script sends. */
  async function openWatched(route: string) {
    const received: unknown[] = [];
    const page = await open(null);
    await page.exposeFunction('receive', (text: string) => received.push(JSON.parse(text)));
    await page.addInitScript(() => {
      navigator.sendBeacon = (_, body) => {
        (window as unknown as { receive: (text: unknown) => void }).receive(body);
        return true;
      };
    });
    await page.goto(route.slice(1));
    const receive = async (count: number) => {
      const deadline = Date.now() + 10_000;
      while (received.length < count && Date.now() < deadline) await wait(20);
    };
    return { page, received, receive };
  }

  const toPage = (route: string) => ({ name: 'page', path: `${baseUrl}${route.slice(1)}` });

  it('receives the three events, and nothing that the reader entered', async () => {
    const { page, received, receive } = await openWatched(`${products}?x=entered#query.after`);
    await page.getByRole('textbox', { name: 'after', exact: true }).fill('entered');
    await codePanelOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await headingOf(page, 'Products').waitFor();
    // A page that a reader leaves at once is not counted.
    await receive(3);
    await boxOf(page).fill('entered4 zzz');
    await page.keyboard.press('Enter');
    await page.getByText('No page matches').waitFor();
    const expected = [
      expect.objectContaining(toPage(products)) as object,
      { name: 'copy', language: 'curl' },
      expect.objectContaining(toPage('/endpoints/catalog')) as object,
      { ...toPage('/search'), title: 'Search' },
      { name: 'search-empty', words: ['zzz'] },
    ];
    await receive(expected.length);
    expect(received).toEqual(expected);
    expect(JSON.stringify(received)).not.toContain('entered');
  });

  it.each([
    ['https://elsewhere.example', ['connect-src', 'img-src']],
    [statistics, ['img-src']],
  ])('is the only code of another origin that the policy allows: %s', async (origin, blocked) => {
    const page = await open('/docs/errors');
    const directives = await page.evaluate(async (address) => {
      const found: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        found.push(effectiveDirective),
      );
      await fetch(`${address}/a`, { mode: 'no-cors' }).catch(() => null);
      const image = new Image();
      await new Promise((resolve) => {
        image.onerror = resolve;
        image.src = `${address}/a.png`;
      });
      // The events come after the failures.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return found.sort();
    }, origin);
    expect(directives).toEqual(blocked);
  });
});
