/** Versions that were cut from a portal that goes on: see the sites `versions` and `latest`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildTime, openPage, takeSite } from '../support/browser';
import { added, changes, removed } from '../support/garden';
import { readSiteMap } from '../support/pages';
import type { SharedSite } from '../support/sites';
import { watchPage } from '../support/watch';

const changed = '/docs/bed-1/list-plants-1';
const guide = '/docs/guides/first-plants';

/** The first build with 1.0, when it is the latest release and the current version is at `/`. */
let site: SharedSite;
/** A later build with `LATEST=release`: 2.0 is at `/`, and 1.0-rc.1 is removed. */
let latest: SharedSite;

beforeAll(async () => {
  site = await takeSite('versions');
  latest = await takeSite('latest');
}, 2 * buildTime);

const open = (route: string, { url } = site) => openPage(route, { baseURL: url });
const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Version' });
const menuOf = (page: Page) => page.locator('header details');
const readFile = ({ build }: SharedSite, file: string) =>
  readFileSync(path.join(build, file), 'utf8');

/**
 * The files for tools, and the content of each page, without class names, which the build of the
 * styles generates.
 */
function readVersion(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => /\.(html|md|yaml|http|txt)$|^openapi\.json$/.test(file))
      .map((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        if (!file.endsWith('.html')) return [file, text];
        const [article = ''] = /<article>.*<\/article>/s.exec(text) ?? [];
        return [file, article.replaceAll(/ class="[^"]*"/g, '')];
      }),
  );
}

describe('version 1.0, when the portal goes on', () => {
  it('keeps the texts, samples and exports of all its pages', () => {
    for (const [, after] of changes) {
      expect(readFile(latest, 'openapi.json')).toContain(after);
      expect(readFile(latest, `1.0${changed}.html`)).not.toContain(after);
    }
    const [before = {}, after = {}] = [site, latest].map(({ build }) =>
      readVersion(path.join(build, '1.0')),
    );
    const routes = [changed, guide, removed.route, '/endpoints/bed-24', '/docs/errors', '/search'];
    const files = routes.map((route) => `${route.slice(1)}.html`);
    expect(Object.keys(before)).toEqual(expect.arrayContaining([...files, 'openapi.json']));
    expect(Object.values(before)).not.toContain('');
    expect(Object.keys(after)).toEqual(Object.keys(before));
    // The changelog has no links to the version that was removed.
    const isFrozen = (file: string) => !/changelog|llms-full/.test(file);
    const changedFiles = Object.keys(before).filter((file) => before[file] !== after[file]);
    expect(changedFiles.filter(isFrozen)).toEqual([]);
  });

  it('has the removed page, and none of the added ones', async () => {
    const page = await open('/1.0');
    const statusOf = async (route: string) => (await page.goto(route))?.status();
    expect(await statusOf(`/1.0${removed.route}`)).toBe(200);
    expect(await statusOf(removed.route)).toBe(404);
    expect(await statusOf(added.route)).toBe(200);
    expect(await statusOf(`/1.0${added.route}`)).toBe(404);
    // All missing pages share one file, so only scripts know the requested version.
    await page.locator('a[href="/1.0"]', { hasText: 'Return to Home' }).waitFor();
  });

  it('has links to other versions only in the menu and the banner', async () => {
    const page = await openPage(null, { baseURL: site.url, javaScriptEnabled: false });
    const leaving = new Set<string>();
    const routes = ['', changed, '/endpoints', '/docs/errors', guide, '/downloads', '/search'];
    for (const route of routes) {
      await page.goto(`/1.0${route}`);
      const links = page.locator('a:not(details a, [aria-label=Version] a)');
      const targets = await links.evaluateAll((all) =>
        all.map((a) => a.getAttribute('href') ?? ''),
      );
      for (const target of targets) {
        if (/^\/(?!1\.0(\/|$)|assets\/files\/|changelog\.xml$)/.test(target))
          leaving.add(`${route}: ${target}`);
      }
    }
    expect([...leaving]).toEqual([]);
  });

  it('has no banner as the latest release, and is excluded from search engines', async () => {
    const page = await open(`/1.0${changed}`);
    expect(await bannerOf(page).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
    const current = `https://developers.example.com${changed}`;
    await page.locator(`link[rel=canonical][href="${current}"]`).waitFor({ state: 'attached' });
    expect(readSiteMap(site.build).filter((route) => /^\/\d/.test(route))).toEqual([]);
  });
});

it('the pages of the current version link to their sources, and no others do', () => {
  const source = 'https://git.example.com/portal/edit/main/';
  expect(readFile(site, `${guide}.html`)).toContain(source);
  expect(readFile(site, `1.0${guide}.html`)).not.toContain(source);
});

describe('the version menu', () => {
  it('links to the home of a version without the page', async () => {
    const page = await open(`/1.0${removed.route}`);
    const watch = watchPage(page, new URL(site.url).origin);
    await menuOf(page).locator('summary').click();
    await menuOf(page).getByRole('link', { name: 'Latest' }).first().click();
    await page.waitForURL(site.url);
    await watch.settle();
    expect(watch.takeProblems()).toEqual([]);
  });

  it('lists a prerelease, whose banner leads to the release', async () => {
    const page = await open('/1.0-rc.1/docs/errors');
    expect(await bannerOf(page).innerText()).toContain('This is version 1.0-rc.1');
    expect(await bannerOf(page).getByRole('link').getAttribute('href')).toBe('/1.0/docs/errors');
    await menuOf(page).locator('summary').click();
    expect(await menuOf(page).locator('a').allInnerTexts()).toEqual([
      ...['Latest', '1.0 (latest)', '1.0-rc.1', 'Changelog'],
    ]);
  });
});

describe('the latest release at the root', () => {
  it('is in the sitemap, and nothing else is', () => {
    const routes = readSiteMap(latest.build);
    expect(routes).toContain('/docs/errors');
    expect(routes.filter((route) => /^\/(next|\d)/.test(route))).toEqual([]);
  });

  it('has no banner, and the menu says that it is the latest', async () => {
    const page = await open('/docs/errors', latest);
    expect(await bannerOf(page).count()).toBe(0);
    await menuOf(page).locator('summary').click();
    const links = menuOf(page).locator('a');
    expect(await links.allInnerTexts()).toEqual([...['Next', '2.0 (latest)', '1.0', 'Changelog']]);
    expect(await links.last().getAttribute('href')).toBe('/changelog');
  });

  it.each([
    ['/next/docs/errors', 'This is the next version, which is not released yet.'],
    ['/1.0/docs/errors', 'This is version 1.0, which is no longer updated.'],
  ])('is linked from the banner of %s', async (route, text) => {
    const page = await open(route, latest);
    expect(await bannerOf(page).innerText()).toContain(text);
    expect(await bannerOf(page).getByRole('link').getAttribute('href')).toBe('/docs/errors');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^noindex/);
  });
});
