import { rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { addAxe, findViolations } from '../support/axe';
import { buildTime, openPage } from '../support/browser';
import { findEndpoint } from '../support/entries';
import { copySite, type SiteCopy } from '../support/site-copy';

const batch = 'src/catalogue/batch.ts';
const { title, summary: text } = findEndpoint('batch-identifiers');
const summary = `summary: '${text}'`;
const noSummary = "summary: ''";
const blank = 'batch-identifiers: summary: found "", expected text.';

let copy: SiteCopy;
let server: Awaited<ReturnType<SiteCopy['start']>>;
let page: Page;

const overlay = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

async function expectValid(): Promise<void> {
  await overlay().waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** The copy has the pages of the last valid catalogue, because the tested build wrote them. */
beforeAll(async () => {
  copy = await copySite();
  await copy.edit(batch, summary, noSummary);
});

afterAll(() => copy.remove());

describe('a server that was started with an invalid catalogue', () => {
  beforeAll(async () => {
    server = await copy.start();
    page = await openPage(`${server.url}docs/batch/batch-identifiers`);
  }, buildTime);

  afterAll(() => server.stop());

  it('shows the last valid page below the problem, until it is fixed', async () => {
    await overlay().getByText(blank).waitFor();
    expect(server.output()).toContain(blank);
    await page.getByText(text).waitFor();
    await copy.edit(batch, noSummary, 'summary: "Batches <b>{as edited}</b>."');
    await page.getByText('Batches <b>{as edited}</b>.').waitFor();
    await expectValid();
  });

  it.each([
    ['code that does not parse', batch, "slug: 'batch-id", 'slug: batch-id', 'expected valid code'],
    ['wrong front matter', 'docs/errors.mdx', '\ntitle:', '\ntitle: [a]\nx:', 'docs/errors.mdx:'],
  ])('shows %s above the page, until it is fixed', async (_, file, good, bad, message) => {
    await copy.edit(file, good, bad);
    await overlay().getByText(message).first().waitFor();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await copy.edit(file, bad, good);
    await expectValid();
  });

  it('shows a page that is added and deleted while it is open', async () => {
    const file = copy.at('docs/news.md');
    await copy.edit('docs/errors.mdx', '\n## Status', '\n[Latest](./news.md)\n\n## Status');
    await overlay().getByText('"./news.md"').waitFor();
    await writeFile(file, '---\ntitle: News\ndescription: What is new.\n---\n\nNothing yet.\n');
    await overlay().waitFor({ state: 'detached' });
    await page.goto(`${server.url}docs/errors`);
    await page.getByRole('link', { name: 'Latest' }).click();
    await page.getByText('Nothing yet.').waitFor();
    await copy.edit('docs/errors.mdx', '[Latest](./news.md)', 'Latest');
    await rm(file);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await overlay().waitFor({ state: 'detached' });
  });

  it.each([
    ['writing', 'Writing pages'],
    ['design', 'Design'],
  ])('shows docs/%s, which builds leave out', async (name, heading) => {
    const own = await openPage(null);
    await addAxe(own);
    await own.goto(`${server.url}docs/${name}`);
    await own.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await findViolations(own)).toEqual([]);
  });

  it('redirects an old URL to its page, with query and fragment', async () => {
    await copy.edit('docs/errors.mdx', '\ntitle:', '\naliases: [/docs/problems]\ntitle:');
    await page.goto(`${server.url}docs/problems?from=old#status-404`);
    await page.waitForURL(`${server.url}docs/errors?from=old#status-404`);
  });
});
