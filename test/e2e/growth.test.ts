import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildTime, openPage, overflowOf, takeSite } from '../support/browser';
import { beds, movedPage } from '../support/garden';
import type { SharedSite } from '../support/sites';
import { watchPage } from '../support/watch';
import { listLoaded, readScripts } from './scripts';

const thirdPlants = '/docs/bed-3/list-plants-3';

let server: SharedSite;
let build: string;

beforeAll(async () => {
  server = await takeSite('versions');
  ({ build } = server);
}, buildTime);

/** Opens a page that adds its errors to `problems`. */
async function open(route: string): Promise<{ page: Page; problems: () => readonly string[] }> {
  const page = await openPage(null, { baseURL: server.url });
  const watch = watchPage(page, new URL(server.url).origin);
  await page.goto(route);
  await watch.settle();
  return { page, problems: watch.takeProblems };
}

/** The code of a shard, and of the sidebar of a version. */
const shard = /chunkNames:\{.*groups:\{.*registry:\{/s;
const sidebar = /"?docsSidebars\\?"?:\{/;

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** The only pages that are in the HTML of every page, as links of the sidebar, are the overviews. */
const endpointPage = /\/docs\/bed-\d+\/[a-z]/g;

it.each(['light', 'dark'] as const)(
  'has the logo of the %s theme, on narrow screens too',
  async (theme) => {
    const viewport = { width: 320, height: 640 };
    const page = await openPage('/', { baseURL: server.url, colorScheme: theme, viewport });
    const logo = page.getByRole('banner').getByRole('img');
    const file = await logo.getAttribute('src');
    expect(file).toMatch(/^\/assets\/images\/logo-\w{8}\.svg$/);
    expect(readFileSync(path.join(build, file ?? ''), 'utf8')).toContain(`id="${theme}"`);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await overflowOf(page)).toBe(0);
    expect((await page.getByRole('combobox').first().boundingBox())?.width).toBeGreaterThan(50);
  },
);

describe('a portal with many endpoints and two versions', () => {
  it('has no endpoint in the scripts that every page loads', () => {
    const scripts = [...readScripts(build)];
    const initial = scripts.filter(([file]) => /^(main|runtime~main)\./.test(file));
    const code = initial.map(([, text]) => text).join('\n');
    expect(code.length).toBeGreaterThan(100_000);
    expect(code.match(endpointPage)).toBeNull();
    const shards = scripts.map(([, text]) => text).filter((text) => shard.test(text));
    expect(shards.length).toBeGreaterThan(3);
    const row = /"\/docs\/bed-3\/list-plants-3-\w+"/;
    expect(shards.filter((text) => row.test(text)).length).toBe(1);
  });

  it('has shared code once on the server, so that the memory of a build grows little with pages', () => {
    const scripts = [...readScripts(path.join(build, '__server'))];
    const shared = scripts.filter(([, text]) => text.includes('InterruptedException'));
    expect(shared.map(([file]) => file)).toHaveLength(1);
  });

  it('loads the shard of the displayed page, and no other', async () => {
    const { page, problems } = await open(thirdPlants);
    expect(await listLoaded(page, build, shard)).toHaveLength(1);
    expect(await page.locator('#sidebar a[href^="/docs/bed-3/"]').count()).toBe(1);
    expect(problems()).toEqual([]);
  });

  it.each([thirdPlants, '/docs/errors', '/1.0', '/1.0/search'])(
    'names the script with the sidebar of its version in the HTML of %s, so that it loads early',
    async (route) => {
      const { page } = await open(route);
      const loaded = await listLoaded(page, build, sidebar);
      expect(loaded).toHaveLength(1);
      const html = readFileSync(path.join(build, `${route.slice(1)}.html`), 'utf8');
      expect(html).toContain(`/${loaded[0]}`);
    },
  );

  it('has only the category of the page in its menu, and a link to all', async () => {
    const { page, problems } = await open(thirdPlants);
    const menu = page.locator('#sidebar');
    const overviews = menu.locator('a[href^="/endpoints/"]');
    expect(await overviews.allInnerTexts()).toEqual(['Bed 3']);
    await menu.getByRole('link', { name: `All ${beds.current} categories` }).click();
    await heading(page, 'API Endpoints');
    expect(await overviews.count()).toBe(0);
    const other = `Bed ${beds.current}`;
    await page.getByRole('main').getByRole('link', { name: other }).click();
    await heading(page, other);
    expect(await overviews.allInnerTexts()).toEqual([other]);
    expect(await menu.locator(`a[href^="/docs/bed-${beds.current}/"]`).count()).toBe(1);
    expect(problems()).toEqual([]);
    const html = readFileSync(path.join(build, 'docs/errors.html'), 'utf8');
    expect(html.match(/\/endpoints\/\w/g)).toBeNull();
  });

  it('loads the entries of a category when it is opened, in a menu that lists all', async () => {
    const { page, problems } = await open('/1.0/docs/errors');
    const group = page.locator('#sidebar li', { hasText: 'Bed 3' }).last();
    const entries = page.locator('#sidebar a[href^="/1.0/docs/bed-3/"]');
    expect(await entries.count()).toBe(0);
    await group.getByRole('button').click();
    await entries.waitFor();
    expect(problems()).toEqual([]);
  });

  it.each([
    [`/1.0${thirdPlants}`, thirdPlants],
    ['/1.0/endpoints/bed-4', '/endpoints/bed-4'],
    ['/1.0/docs/seasons', movedPage],
  ])('links from %s to the same page in the current version and back', async (old, today) => {
    const { page, problems } = await open(old);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const menu = page.locator('header details');
    const choose = async (version: string, route: string) => {
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: version }).first().click();
      await page.waitForURL(route);
      // The heading is the same, and the focus moves with the page, which closes the menu.
      await menu.locator('summary', { hasText: version }).waitFor();
      await heading(page, title);
    };
    await choose('Latest', today);
    await choose('1.0', old);
    await choose('Latest', today);
    expect(problems()).toEqual([]);
  });
});
