/** A portal below another base URL, with the other settings of an operator and added pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { buildTime, takeSite } from '../support/browser';
import { downloadExamples } from '../support/download';
import { startingWith } from '../support/entries';
import { listAddresses } from '../support/html';
import { headingOf, pageHeadings, readSiteMap } from '../support/pages';
import { added } from '../support/site-edits';
import type { SharedSite } from '../support/sites';
import { watchPage } from '../support/watch';
import { baseUrl, openOn, statistics } from './portal';
import { readScripts } from './scripts';

const assets = '/docs/campaigns/get-marketing-assets';

let site: SharedSite;

beforeAll(async () => {
  site = await takeSite('portal');
}, buildTime);

const openPortal = (route: string | null) => openOn(site, route);

/** The URL of a page as the browser shows it. */
const toAddress = (route: string) => new URL(route.slice(1), site.url).href;

async function searchTitles(page: Page, text: string): Promise<readonly string[]> {
  await page.getByRole('combobox', { name: 'Search documentation' }).fill(text);
  await page.getByRole('option').nth(1).waitFor();
  return page.getByRole('option').allInnerTexts();
}

const goBack = (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).click();

describe('the base URL', () => {
  it('is that of exactly the pages of the catalogue and of editors, and the added ones', () => {
    const expected = [...Object.keys(pageHeadings), added.route, '/docs/guides/first-steps'];
    expect([...readSiteMap(site.build)].sort()).toEqual(
      expected.map((route) => `${baseUrl}${route.slice(1)}`).sort(),
    );
  });

  it('begins all links, none of which leads to a missing page', async () => {
    const links = readdirSync(site.build, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => listAddresses(readFileSync(path.join(site.build, file), 'utf8')))
      .map((link) => link.replace(/#.*/, ''))
      .filter((link) => !/^(https:|mailto:|$)/.test(link));
    expect(links.filter((link) => !link.startsWith(baseUrl))).toEqual([]);
    const answers = await Promise.all(
      [...new Set(links)].map((link) => fetch(new URL(link, site.url), { method: 'HEAD' })),
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });

  it('stays while a reader moves, and causes no errors', async () => {
    const page = await openPortal(null);
    const watch = watchPage(page, new URL(site.url).origin, statistics);
    await page.goto('');
    await watch.settle();
    await page.locator(`main a[href="${baseUrl}endpoints/campaigns"]`).first().click();
    await page.waitForURL(toAddress('/endpoints/campaigns'));
    await page.getByRole('link', { name: `View Documentation: ${headingOf(assets)}` }).click();
    await page.waitForURL(toAddress(assets));
    await page.getByRole('link', { name: '200' }).click();
    await page.waitForURL(toAddress('/docs/errors#status-2xx'));
    await goBack(page);
    await page.waitForURL(toAddress(assets));
    await searchTitles(page, headingOf(assets).slice(1));
    await page.getByRole('option', { name: startingWith(headingOf(assets)) }).click();
    await page.waitForURL(toAddress(assets));
    expect(watch.takeProblems()).toEqual([]);
  });
});

it('the settings never lead to another script with the same file name', () => {
  const [before, after] = [readScripts(buildFolder), readScripts(site.build)];
  const shared = [...after].filter(([name]) => before.has(name));
  expect(shared.filter(([name, code]) => before.get(name) !== code)).toEqual([]);
  const page = readFileSync(path.join(site.build, 'docs/errors.html'), 'utf8');
  expect(page).toContain('https://git.example.com/portal/edit/main/docs/errors.mdx');
});

it('each script asks browsers to compile it while it loads', () => {
  const scripts = [...readScripts(buildFolder)].filter(([name]) => name.endsWith('.js'));
  const lazy = scripts.filter(([, code]) => !code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect([scripts.length > 0, lazy.map(([name]) => name)]).toEqual([true, []]);
});

describe('an old URL', () => {
  const moved = [
    ['/docs/settings/batch-count', added.route, added.title],
    ['/docs/start', '/docs/guides/first-steps', 'First steps'],
  ] as const;

  it.each(moved)('%s leads to %s, with and without redirects', async (alias, route, title) => {
    const address = `${toAddress(alias)}?a=b`;
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', address).href).toBe(
      `${toAddress(route)}?a=b`,
    );
    const html = readFileSync(path.join(site.build, `${alias}.html`), 'utf8');
    const page = await openPortal(null);
    await page.route(`**${alias}`, (asked) =>
      asked.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(alias.slice(1));
    await page.waitForURL(toAddress(route));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(html).toContain(`<a href="${baseUrl}${route.slice(1)}">${title}</a>`);
  });

  it('is not in any search', () => {
    const index = readFileSync(path.join(site.build, 'search-index.json'), 'utf8');
    expect(moved.filter(([alias]) => index.includes(alias))).toEqual([]);
    expect(index).toContain(moved[0][1]);
  });
});

describe('an added page', () => {
  it('of the catalogue is in the example requests, the sidebar and both searches', async () => {
    const page = await openPortal('/');
    const [collection] = Object.values(await downloadExamples(page));
    expect(collection).toContain(added.title);
    await page.goto('endpoints/batch');
    await page.locator('#sidebar').getByRole('link', { name: added.title }).click();
    await page.getByRole('heading', { level: 1, name: added.title }).waitFor();
    const options = await searchTitles(page, 'count b');
    expect(options[0]).toMatch(/^Count Batches\s+\S.*\s+GET\s+\/campaigns\/\S+\/count-batches$/);
    await page.goto('search?q=count-batches');
    await page.locator('main').getByRole('link', { name: added.title }).first().waitFor();
  });

  it('of an editor is in the sidebar, in the group of its folder, and in both searches', async () => {
    const page = await openPortal('/docs/guides/first-steps');
    const group = page.locator('#sidebar li', { hasText: /^Guides/ });
    expect(await group.getByRole('link', { name: 'First steps' }).isVisible()).toBe(true);
    expect((await searchTitles(page, 'first st'))[0]).toMatch(/^First steps\s+General$/);
    await page.goto('search?q=quokkas');
    await page.locator('main').getByRole('link', { name: 'First steps' }).first().waitFor();
  });
});
