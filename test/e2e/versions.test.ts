import path from 'node:path';
import type { Page } from 'playwright-core';
import { toPlainText } from '../../src/catalogue/inline';
import { countOperations } from '../../src/catalogue/operations';
import { openPage } from '../support/browser';
import { downloadExamples } from '../support/download';
import { findCategory } from '../support/entries';
import { hiddenHeadings, pageHeadings } from '../support/pages';
import { type StaticServer, startServer } from '../support/server';
import { copySite, type SiteCopy } from '../support/site-copy';
import { readSiteMap } from '../support/walk';
import { watchPage } from '../support/watch';
import { addFirst, moveOn, texts } from './version-edits';
import { readExports, readPages } from './version-files';

const removed = '/docs/batch/shuffle-batches';
const added = '/docs/batch/count-batches';
const changed = '/docs/campaigns/create-campaign-link';
const newText = texts.title.after;
const guide = '/docs/guides/from-upc-to-link';

let copy: SiteCopy;
let server: StaticServer;
/** The content of each page of 1.0 when it was cut, and after later changes to the portal. */
let before: Readonly<Record<string, string>>;
let exports: Readonly<Record<'before' | 'after' | 'current', Readonly<Record<string, string>>>>;
let after: Readonly<Record<string, string>>;

beforeAll(async () => {
  copy = await copySite();
  const toRemove = await addFirst(copy);
  await copy.cut('1.0');
  const first = path.join(await copy.build(), '1.0');
  before = readPages(first);
  const exportsBefore = readExports(first);
  await moveOn(copy, toRemove);
  const build = await copy.build();
  after = readPages(path.join(build, '1.0'));
  exports = {
    before: exportsBefore,
    after: readExports(path.join(build, '1.0')),
    current: readExports(build),
  };
  server = await startServer(build);
}, 300_000);

afterAll(async () => {
  await server.close();
  await copy.remove();
});

const open = (route: string) => openPage(route, { baseURL: server.url });

async function readSamples(page: Page): Promise<readonly string[]> {
  const samples: string[] = [];
  for (const name of ['cURL', 'Python', 'JavaScript']) {
    await page.getByRole('tab', { name }).click();
    samples.push(await page.getByRole('group', { name: `${name} sample` }).innerText());
  }
  return samples;
}

describe('version 1.0, after later changes to the portal', () => {
  it('has all pages with their original texts and samples', () => {
    const routes = Object.keys({ ...pageHeadings, ...hiddenHeadings });
    const files = routes.filter((route) => route !== '/').map((route) => `${route.slice(1)}.html`);
    expect(Object.keys(before).sort()).toEqual([...files, `${removed.slice(1)}.html`].sort());
    expect(Object.values(before).filter((article) => article.length < 200)).toEqual([]);
    expect(after).toEqual(before);
  });

  it('keeps the removed page, and has none of the added ones', async () => {
    const page = await open('/1.0');
    const statusOf = async (route: string) => (await page.goto(route))?.status();
    expect(await statusOf(`/1.0${removed}`)).toBe(200);
    expect(await statusOf(removed)).toBe(404);
    expect(await statusOf(added)).toBe(200);
    expect(await statusOf(`/1.0${added}`)).toBe(404);
    // All missing pages share one file, so only scripts know the requested version.
    await page.locator('a[href="/1.0"]', { hasText: 'Return to Home' }).waitFor();
  });

  it('shows its own state, and the current version the current state', async () => {
    const page = await open(`/1.0${changed}`);
    const description = page.getByText(toPlainText(texts.title.before), { exact: true }).first();
    expect(await description.isVisible()).toBe(true);
    const samples = await readSamples(page);
    await page.goto(changed);
    expect(await page.getByText(newText).count()).toBe(1);
    expect(await readSamples(page)).toEqual(samples);
  });

  it('keeps the samples and tables of a guide', async () => {
    const page = await open(`/1.0${guide}`);
    const main = page.getByRole('main');
    const text = await main.innerText();
    expect(text).not.toContain('/progress');
    expect(text).toContain(toPlainText(texts.isComplete.before));
    await page.goto(guide);
    expect(await main.innerText()).toMatch(/\/progress'[^]*Whether all steps are done\./);
  });

  it('keeps its exports, and links to them', () => {
    expect(before['downloads.html']).toMatch(/href="?\/1\.0\/openapi\.json/);
    expect(Object.keys(exports.before).length).toBeGreaterThan(40);
    expect(exports.after).toEqual(exports.before);
    expect(exports.after['openapi.json']).not.toContain(newText);
    expect(exports.current['openapi.json']).toContain(newText);
  });

  it('has its own download, counts, titles and full-text index', async () => {
    const page = await open('/1.0');
    const old = await downloadExamples(page);
    expect(JSON.stringify(old.files)).toContain('Shuffle Batches');
    const batch = findCategory('batch');
    const name = batch.cardTitle ?? batch.title;
    const count = `${countOperations(batch) + 1} endpoints`;
    const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    expect(shown).toContain(`${name} ${count}`);

    await page.getByRole('combobox', { name: 'Search documentation' }).fill('shuffle');
    await page.getByRole('option', { name: /^Shuffle Batches/ }).click();
    await page.waitForURL(`**/1.0${removed}`);
    await page.goto('/1.0/search?q=shuffle');
    await page.locator('main a', { hasText: 'Shuffle Batches' }).first().waitFor();
    await page.goto('/1.0/search?q=count');
    await page
      .getByRole('status')
      .filter({ hasText: /result|page|No/ })
      .waitFor();
    expect(await page.getByRole('main').getByText('Count Batches').count()).toBe(0);

    await page.goto('/');
    expect(JSON.stringify((await downloadExamples(page)).files)).not.toContain('Shuffle');
  });

  it('has links to other versions only in the menu and the banner', async () => {
    const page = await openPage(null, { baseURL: server.url, javaScriptEnabled: false });
    const leaving = new Set<string>();
    for (const file of Object.keys(before)) {
      await page.goto(`/1.0/${file.replace(/\.html$/, '')}`);
      const links = page.locator('a:not(details a, [aria-label=Version] a)');
      const targets = await links.evaluateAll((all) =>
        all.map((a) => a.getAttribute('href') ?? ''),
      );
      for (const target of targets) {
        if (/^\/(?!1\.0(\/|$)|assets\/files\/|changelog\.xml$)/.test(target))
          leaving.add(`${file}: ${target}`);
      }
    }
    expect([...leaving]).toEqual([]);
  });

  it('is the latest version, so it has no banner, and is excluded from search engines', async () => {
    const page = await open(`/1.0${changed}`);
    expect(await page.getByRole('complementary', { name: 'Version' }).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
    const current = `https://developers.example.com${changed}`;
    await page.locator(`link[rel=canonical][href="${current}"]`).waitFor({ state: 'attached' });
    const routes = readSiteMap(path.join(copy.folder, 'build'));
    expect(routes.filter((route) => /1\.0/.test(route))).toEqual([]);
  });
});

describe('the version menu', () => {
  it('links to the same page, or to the home of a version without it', async () => {
    const page = await open(changed);
    const watch = watchPage(page, new URL(server.url).origin);
    const choose = async (version: string) => {
      await page.locator('header summary').click();
      await page.locator('header details').getByRole('link', { name: version }).click();
    };
    await choose('1.0');
    await page.waitForURL(`**/1.0${changed}`);
    await watch.settle();
    await page.goto(`/1.0${removed}`);
    await choose('Current');
    await page.waitForURL(server.url);
    await watch.settle();
    expect(watch.takeProblems()).toEqual([]);
  });

  it('closes on Escape and on a press elsewhere', async () => {
    const page = await open('/');
    const menu = page.locator('header details');
    const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
    await page.locator('header summary').press('Enter');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await page.locator('header summary').click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await isOpen()).toBe(false);
  });

  it.each(['/1.0/nothing', '/nothing'])('works on the missing page %s', async (route) => {
    const page = await openPage(null, { baseURL: server.url });
    const watch = watchPage(page, new URL(server.url).origin);
    await page.goto(route);
    await watch.settle();
    expect(watch.takeProblems()).toEqual([]);
    await page.locator('a[href$="/docs/introduction"]:visible').first().waitFor();
  });
});

describe('the changelog of version 2.0', () => {
  let next: StaticServer;

  beforeAll(async () => {
    await copy.cut('2.0');
    next = await startServer(await copy.build());
  }, 180_000);

  afterAll(() => next.close());

  it('is in the banner of 1.0, which leads to the same page or to the home page', async () => {
    const page = await openPage(`/1.0${changed}`, { baseURL: next.url });
    const banner = page.getByRole('complementary', { name: 'Version' });
    await banner.getByRole('link', { name: 'View this page in the latest version, 2.0' }).click();
    await page.waitForURL(`**/2.0${changed}`);
    await banner.waitFor({ state: 'detached' });
    await page.goto(`/1.0${removed}`);
    expect(await banner.getByRole('link').getAttribute('href')).toBe('/2.0');
  });

  it('lists the changes since 1.0, with links to both versions', async () => {
    const page = await openPage('/2.0/changelog', { baseURL: next.url });
    const main = page.getByRole('main');
    const text = await main.innerText();
    expect(text).toMatch(/Count Batches\s+The endpoint was added/);
    expect(text).toMatch(/Shuffle Batches\s+in 1\.0\s+Breaking\s+The endpoint was removed/);
    const links = await main.getByRole('link').all();
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(expect.arrayContaining([`/1.0${removed}`, `/2.0${added}`]));
  });
});
