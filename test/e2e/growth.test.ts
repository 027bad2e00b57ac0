import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { multiplyCatalogue } from '../../scripts/measure/site-copy.mjs';
import { catalogue } from '../../src/catalogue';
import { mostGroups } from '../../src/sidebar';
import { openPage } from '../support/browser';
import { findCategory, findEndpoint } from '../support/entries';
import { headingOf } from '../support/pages';
import { type StaticServer, startServer } from '../support/server';
import { copySite, type SiteCopy } from '../support/site-copy';
import { watchPage } from '../support/watch';
import { listLoaded, readScripts } from './scripts';

const { categories } = catalogue;

/**
 * The number of copies of the catalogue, which fill several shards. Version 1.0 has as many
 * categories as its menu lists. The current version has more.
 */
const most = Math.floor((mostGroups + 1) / categories.length);
const times = { '1.0': most, current: most + 1 } as const;

/** The numbers of the copies, without the original. */
const copiesOf = (version: keyof typeof times) =>
  Array.from({ length: times[version] - 1 }, (_, index) => String(index + 2));

/** The new location of the page that is `/docs/retries` in version 1.0. It is in another shard. */
const movedPage = '/docs/guides/retries';

const campaigns = findCategory('campaigns');
const settings = headingOf('/endpoints/settings');
const ticket = findEndpoint('create-ticket-link').title;

const toPage = (frontMatter: string) => `---\n${frontMatter}\n---\n\nTry again.\n`;

let copy: SiteCopy;
let build: string;

/** Sets the last update of all pages to this day. */
function commitPages(day: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.folder, env });
  git('init', '--quiet');
  git('add', 'docs');
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
  git(...author, 'commit', '--quiet', '--allow-empty-message', '--message', '');
}

/** Adds another copy of the categories, which only the current version has. */
function addCopy(): void {
  const file = path.join(copy.folder, 'src/catalogue/index.ts');
  const toLength = (count: number) => `length: ${count - 1} }`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(toLength(times['1.0']), toLength(times.current)));
}

let server: StaticServer;

beforeAll(async () => {
  copy = await copySite();
  await multiplyCatalogue(copy.folder, times['1.0'], 'small');
  const page = path.join(copy.folder, 'docs/retries.md');
  writeFileSync(page, toPage('title: Retries'));
  await copy.cut('1.0');
  writeFileSync(page, toPage(`title: Retries\nslug: ${movedPage}`));
  addCopy();
  commitPages('2026-01-01T12:00:00Z');
  build = await copy.build({ DOCUSAURUS_KEEP_SERVER_BUNDLE: 'true' });
  server = await startServer(build);
}, 300_000);

afterAll(async () => {
  await server.close();
  await copy.remove();
});

/** Opens a page that adds its errors to `problems`. */
async function open(route: string): Promise<{ page: Page; problems: () => readonly string[] }> {
  const page = await openPage(null, { baseURL: server.url });
  const watch = watchPage(page, new URL(server.url).origin);
  await page.goto(route);
  await watch.settle();
  return { page, problems: watch.takeProblems };
}

/** The code of a shard, and of the sidebar of a version. */
const shard = /\{routes:\{.*chunkNames:\{/s;
const sidebar = /"?docsSidebars\\?"?:\{/;

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/**
 * The only pages that are in the HTML of every page, as links of the sidebar, are the overviews.
 */
const endpointPage = /\/docs\/(settings|batch|campaigns|scheduled-scans)(-\d+)?\/[a-z]/g;

describe('a portal with many endpoints and two versions', () => {
  it('has no endpoint in the scripts that every page loads', () => {
    const scripts = [...readScripts(build)];
    const initial = scripts.filter(([file]) => /^(main|runtime~main)\./.test(file));
    const code = initial.map(([, text]) => text).join('\n');
    expect(code.length).toBeGreaterThan(100_000);
    expect(code.match(endpointPage)).toBeNull();
    expect(scripts.filter(([, text]) => shard.test(text)).length).toBeGreaterThan(1);
  });

  it('has shared code once on the server, so that the memory of a build grows little with pages', () => {
    const scripts = [...readScripts(path.join(build, '__server'))];
    const shared = scripts.filter(([, text]) => text.includes('import java.net.http'));
    expect(shared.map(([file]) => file)).toHaveLength(1);
  });

  it('loads the shard of the displayed page, and no other', async () => {
    const { page, problems } = await open('/docs/campaigns-3/create-campaign-link-3');
    expect(await listLoaded(page, build, shard)).toHaveLength(1);
    expect(await page.locator('#sidebar a[href^="/docs/campaigns-3/"]').count()).toBe(
      campaigns.endpoints.length,
    );
    expect(problems()).toEqual([]);
  });

  it.each(['/docs/campaigns-3/create-campaign-link-3', '/docs/errors', '/1.0', '/1.0/search'])(
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
    const { page, problems } = await open('/docs/campaigns-3/create-campaign-link-3');
    const menu = page.locator('#sidebar');
    const overviews = menu.locator('a[href^="/endpoints/"]');
    expect(await overviews.allInnerTexts()).toEqual([`${campaigns.title} 3`]);
    const count = categories.length * times.current - 1;
    await menu.getByRole('link', { name: `All ${count} categories` }).click();
    await heading(page, 'API Endpoints');
    expect(await overviews.count()).toBe(0);
    const other = `${campaigns.title} ${times.current}`;
    await page.getByRole('main').getByRole('link', { name: other }).click();
    await heading(page, other);
    expect(await overviews.allInnerTexts()).toEqual([other]);
    const entries = menu.locator(`a[href^="/docs/campaigns-${times.current}/"]`);
    expect(await entries.count()).toBe(campaigns.endpoints.length);
    expect(problems()).toEqual([]);
    const html = readFileSync(path.join(build, 'docs/errors.html'), 'utf8');
    expect(html.match(/\/endpoints\/\w/g)).toBeNull();
  });

  it('loads the entries of a category when its group is opened', async () => {
    const { page, problems } = await open('/1.0/docs/errors');
    for (const suffix of ['', ...copiesOf('1.0')]) {
      const name = `${campaigns.title} ${suffix}`.trim();
      await page.getByRole('button', { name: `Expand sidebar category '${name}'` }).click();
      const slug = ['campaigns', suffix].filter(Boolean).join('-');
      const links = page.locator(`#sidebar a[href^="/1.0/docs/${slug}/"]`);
      await links.nth(campaigns.endpoints.length - 1).waitFor();
    }
    expect(await page.getByText('Loading …').count()).toBe(0);
    await page.getByRole('link', { name: `${ticket} ${most}` }).click();
    await heading(page, `${ticket} ${most}`);
    expect(problems()).toEqual([]);
  });

  it('navigates to pages of other shards and back', async () => {
    const { page, problems } = await open('/endpoints');
    for (const copied of copiesOf('current')) {
      await page
        .getByRole('main')
        .getByRole('link', { name: `${settings} ${copied}` })
        .click();
      await heading(page, `${settings} ${copied}`);
      await page.goBack();
      await heading(page, 'API Endpoints');
    }
    await page.goForward();
    await heading(page, `${settings} ${times.current}`);
    expect(problems()).toEqual([]);
  });

  it('keeps the versions separate', async () => {
    const { page, problems } = await open('/1.0/docs/batch-4/batch-identifiers-4');
    await heading(page, `${findEndpoint('batch-identifiers').title} 4`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('/1.0/endpoints/batch-4');
    await heading(page, `${headingOf('/endpoints/batch')} 4`);
    expect(await page.locator('#sidebar a[href*="/batch-4"]').count()).toBe(
      findCategory('batch').endpoints.length + 1,
    );
    expect(await page.locator('#sidebar a[href^="/docs/"]').count()).toBe(0);
    expect(problems()).toEqual([]);
  });

  it.each([
    ['/1.0/docs/campaigns-3/create-campaign-link-3', '/docs/campaigns-3/create-campaign-link-3'],
    ['/1.0/endpoints/batch-4', '/endpoints/batch-4'],
    ['/1.0/docs/retries', movedPage],
  ])('links from %s to the same page in the current version and back', async (old, today) => {
    const { page, problems } = await open(old);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const menu = page.locator('header details');
    const choose = async (version: string, route: string) => {
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: version }).click();
      await page.waitForURL(route);
      // The heading is the same, and the focus moves with the page, which closes the menu.
      await menu.locator('summary', { hasText: version }).waitFor();
      await heading(page, title);
    };
    await choose('Current', today);
    await choose('1.0', old);
    await choose('Current', today);
    expect(problems()).toEqual([]);
  });

  it.each(['/docs/campaigns-3/nope', '/docs/nope/nope', '/1.0/docs/batch-4/nope', '/nope'])(
    'shows the not-found page for %s',
    async (route) => {
      const { page, problems } = await open(route);
      await heading(page, 'Oops! Page not found');
      expect(problems()).toEqual([]);
    },
  );
});

describe('the same pages with other dates and an edit link, built in two steps', () => {
  it('never reuse the file name of different code', async () => {
    const before = readScripts(build);
    rmSync(path.join(copy.folder, '.git'), { recursive: true });
    commitPages('2026-02-02T12:00:00Z');
    const settings = { EDIT_URL: 'https://git.example.com/portal/edit/main/' };
    await copy.build({ ...settings, DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' });
    await copy.build({ ...settings, DOCUSAURUS_SKIP_BUNDLING: 'true' });
    const page = readFileSync(path.join(build, 'docs/errors.html'), 'utf8');
    expect(page).toContain(`${settings.EDIT_URL}docs/errors.mdx`);
    const after = readScripts(build);
    const reused = [...after].filter(([name, now]) => (before.get(name) ?? now) !== now);
    const code = [...after.values()].join('');
    expect(code).toContain('https://git.example.com/portal/edit/main/docs');
    expect(code).toContain(`lastUpdatedAt":${Date.parse('2026-02-02T12:00:00Z')}`);
    expect(reused.map(([name]) => name)).toEqual([]);
  }, 240_000);
});
