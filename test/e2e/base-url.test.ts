import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { catalogue } from '../../src/catalogue';
import { openPage } from '../support/browser';
import { countOperations } from '../../src/catalogue/operations';
import { downloadExamples } from '../support/download';
import { addEndpoint, findCategory, startingWith } from '../support/entries';
import { headingOf, pageHeadings } from '../support/pages';
import { type StaticServer, startServer } from '../support/server';
import { copySite, type SiteCopy } from '../support/site-copy';
import { readSiteMap } from '../support/walk';
import { watchPage } from '../support/watch';

const baseUrl = '/portal/';
const assets = '/docs/campaigns/get-marketing-assets';
const programs = '/docs/campaigns/set-link-affiliate-programs';
const added = ['/docs/batch/count-batches', '/docs/guides/first-steps'];

let copy: SiteCopy;
let server: StaticServer;
let routes: readonly string[];

beforeAll(async () => {
  copy = await copySite();
  await addEndpoint(copy, {
    slug: 'count-batches',
    title: 'Count Batches',
    keys: "aliases: ['/docs/settings/batch-count']",
  });
  await addGuide(copy.folder);
  const build = await copy.build({ BASE_URL: baseUrl });
  server = await startServer(build);
  routes = readSiteMap(build);
}, 180_000);

afterAll(async () => {
  await server.close();
  await copy.remove();
});

async function addGuide(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'docs/guides'), { recursive: true });
  const text =
    '---\ntitle: First steps\naliases: [/docs/start]\n---\n\nA guide about quokkas. It follows [Errors](../errors.mdx).\n';
  await writeFile(path.join(folder, 'docs/guides/first-steps.md'), text);
}

function openPortal(route = '/'): Promise<Page> {
  return openPage(route.slice(1), { baseURL: server.url });
}

/** The URL of a page as the browser shows it. */
function toAddress(route: string): string {
  return new URL(route.slice(1), server.url).href;
}

async function searchTitles(page: Page, text: string): Promise<readonly string[]> {
  await page.getByRole('combobox', { name: 'Search documentation' }).fill(text);
  await page.getByRole('option').nth(1).waitFor();
  return page.getByRole('option').allInnerTexts();
}

describe('a portal at /portal/', () => {
  it('has exactly the pages of the catalogue and of editors, and the added ones', () => {
    const expected = [...Object.keys(pageHeadings), ...added];
    expect([...routes].sort()).toEqual(
      expected.map((route) => `${baseUrl}${route.slice(1)}`).sort(),
    );
  });

  it('has no links to missing pages or outside its base URL', async () => {
    const page = await openPage(null, { javaScriptEnabled: false });
    const links = new Set<string>();
    for (const route of [...routes, `${baseUrl}search`]) {
      await page.goto(new URL(route, server.url).href);
      const found = await page
        .locator('[href], [src]')
        .evaluateAll((all) =>
          all.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
        );
      for (const link of found) links.add(link);
    }
    const own = [...links].filter((link) => !/^(https:|mailto:|#)/.test(link));
    expect(own.filter((link) => !link.startsWith(baseUrl))).toEqual([]);
    const targets = [...new Set(own.map((link) => link.replace(/#.*/, '')))];
    const answers = await Promise.all(
      targets.map((target) => fetch(new URL(target, server.url), { method: 'HEAD' })),
    );
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });

  it('causes no errors, and stays below its base URL on all pages', async () => {
    const page = await openPage(null, { baseURL: server.url });
    const watch = watchPage(page, new URL(server.url).origin);
    await page.goto('');
    await watch.settle();
    await page.locator(`main a[href="${baseUrl}endpoints/campaigns"]`).first().click();
    await page.waitForURL(toAddress('/endpoints/campaigns'));
    await page.getByRole('link', { name: `View Documentation: ${headingOf(assets)}` }).click();
    await page.waitForURL(toAddress(assets));
    await page.getByRole('link', { name: '200' }).click();
    await page.waitForURL(toAddress('/docs/errors#status-2xx'));
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(toAddress(assets));
    expect(watch.takeProblems()).toEqual([]);
  });

  it.each([
    ['/docs/batch/batch-identifiers', '/endpoints/batch'],
    ['/endpoints/batch', '/endpoints'],
    ['/nope', '/'],
  ])('links from %s, opened directly, back to %s', async (route, parent) => {
    const page = await openPortal(route);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(toAddress(parent));
  });

  it('has links and commands with the URLs of the exports', async () => {
    const page = await openPortal('/downloads');
    await page.locator(`main a[href="${baseUrl}openapi.json"]`).first().waitFor();
    const command = `curl https://developers.example.com${baseUrl}llms.txt`;
    await page.getByText(command, { exact: true }).waitFor();
  });

  it('finds titles in the header search', async () => {
    const page = await openPortal();
    await searchTitles(page, headingOf(assets).slice(1));
    await page.getByRole('option', { name: startingWith(headingOf(assets)) }).click();
    await page.waitForURL(toAddress(assets));
  });

  it('finds text in the full-text search', async () => {
    const page = await openPortal('/search?q=linkaffiliateprograms');
    await page
      .locator('main')
      .getByRole('link', { name: headingOf(programs), exact: true })
      .click();
    await page.waitForURL(toAddress(programs));
  });

  it.each(['docs/campaigns', 'nope', '../nope'])('responds to %s with 404', async (route) => {
    const page = await openPage(null, { baseURL: server.url });
    expect((await page.goto(route))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    const home = page.getByRole('link', { name: 'Return to Home' });
    expect(await home.getAttribute('href')).toBe(baseUrl);
  });
});

describe('an old URL', () => {
  const moved = [
    ['/docs/settings/batch-count', '/docs/batch/count-batches', 'Count Batches'],
    ['/docs/start', '/docs/guides/first-steps', 'First steps'],
  ] as const;

  it.each(moved)('%s is redirected to %s with its query', async (alias, route) => {
    const address = `${toAddress(alias)}?a=b`;
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', address).href).toBe(
      `${toAddress(route)}?a=b`,
    );
  });

  it.each(moved)(
    '%s redirects to %s on a host that only serves files',
    async (alias, route, title) => {
      const html = await readFile(path.join(copy.folder, `build${alias}.html`), 'utf8');
      const page = await openPage(null, { baseURL: server.url });
      const watch = watchPage(page, new URL(server.url).origin);
      await page.route(`**${alias}`, (asked) =>
        asked.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(alias.slice(1));
      await page.waitForURL(toAddress(route));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await watch.settle();
      expect(watch.takeProblems()).toEqual([]);
      expect(html).toContain(`<a href="${baseUrl}${route.slice(1)}">${title}</a>`);
    },
  );

  it('is not in any search', async () => {
    const index = await readFile(path.join(copy.folder, 'build/search-index.json'), 'utf8');
    expect(moved.filter(([alias]) => index.includes(alias))).toEqual([]);
    expect(index).toContain(moved[0][1]);
  });
});

describe('an endpoint that was added to the catalogue', () => {
  it('is counted on the home page', async () => {
    const page = await openPortal();
    const batch = findCategory('batch');
    const text = `${batch.cardTitle ?? batch.title}${countOperations(batch) + 1} endpoints`;
    const card = page.locator('main div', { hasText: startingWith(text) });
    await card.first().waitFor();
  });

  it('is in the overview, in the sidebar and on its page', async () => {
    const page = await openPortal('/endpoints/batch');
    await page.getByRole('link', { name: 'View Documentation: Count Batches' }).waitFor();
    await page.locator('#sidebar').getByRole('link', { name: 'Count Batches' }).click();
    await page.getByRole('heading', { level: 1, name: 'Count Batches' }).waitFor();
  });

  it('is found by title and by text', async () => {
    const page = await openPortal();
    const options = await searchTitles(page, 'count b');
    expect(options[0]).toMatch(/^Count Batches\s+\S.*\s+GET\s+\/campaigns\/\S+\/count-batches$/);
    await page.goto('search?q=count-batches');
    await page.locator('main').getByRole('link', { name: 'Count Batches' }).first().waitFor();
  });

  it('is in the downloaded example requests', async () => {
    const page = await openPortal();
    const { name, files } = await downloadExamples(page);
    expect(name).toBe('example-requests.zip');
    const [collection] = Object.values(files);
    const count = catalogue.categories.flatMap(({ endpoints }) => endpoints).length + 1;
    expect(collection?.match(/"request":/g)).toHaveLength(count);
    expect(collection).toContain('Count Batches');
  });
});

describe('a page that an editor added', () => {
  it('is in the sidebar, in a group with the name of its folder', async () => {
    const page = await openPortal('/docs/guides/first-steps');
    const group = page.locator('#sidebar li', { hasText: /^Guides/ });
    expect(await group.getByRole('link', { name: 'First steps' }).isVisible()).toBe(true);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['First steps']);
  });

  it('is found by title and by text', async () => {
    const page = await openPortal();
    expect((await searchTitles(page, 'first st'))[0]).toMatch(/^First steps\s+General$/);
    await page.goto('search?q=quokkas');
    await page.locator('main').getByRole('link', { name: 'First steps' }).first().waitFor();
  });
});
