import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { openPage, openReady, readCopy, toUrl } from '../support/browser';
import { readPage } from '../support/html';
import { headingOf } from '../support/pages';

const endpoint = '/docs/campaigns/create-campaign-link';
const title = headingOf(endpoint);

const buttonOf = (page: Page) => page.getByLabel('Page actions');
const toastOf = (page: Page, text: string) => page.getByRole('status').getByText(text);
const copy = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' }).click();

describe('the page menu', () => {
  it('has its files in the head of the page, except on a missing page', () => {
    for (const [route, markdown] of [
      ['/', '/index.md'],
      [endpoint, `${endpoint}.md`],
    ] as const) {
      expect(readPage(route)).toContain(`rel="alternate" type="text/markdown" href="${markdown}"`);
      expect(readPage(route)).toContain('type="application/json" href="/openapi.json"');
      expect(readPage(route)).toContain('rel="describedby" href="/llms.txt"');
    }
    expect(readPage('/404')).not.toMatch(/text\/markdown|llms\.txt|Page actions/);
  });

  it('is a link to the Markdown of the page without scripts', async () => {
    const page = await openPage(endpoint, { javaScriptEnabled: false });
    expect(await buttonOf(page).isVisible()).toBe(false);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe(`${endpoint}.md`);
  });

  it.each([1280, 390])(
    'opens below its button, which stays in its place, at %i px',
    async (width) => {
      const page = await openReady(endpoint, { viewport: { width, height: 800 } });
      const before = await buttonOf(page).boundingBox();
      await buttonOf(page).click();
      await page.getByRole('link', { name: 'View as Markdown' }).waitFor();
      expect(await buttonOf(page).boundingBox()).toEqual(before);
    },
  );
});

describe('the Markdown of a page', () => {
  it('is copied, and opens from the menu', async () => {
    const page = await openReady(endpoint);
    await copy(page);
    await toastOf(page, 'Markdown copied to clipboard').waitFor();
    const file = path.join(buildFolder, `${endpoint}.md`);
    expect(await readCopy(page)).toBe(await readFile(file, 'utf8'));
    await buttonOf(page).click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page.waitForURL(toUrl(`${endpoint}.md`));
    await page.getByText(`# ${title}`).waitFor();
  });

  it('is not copied if the server answers with a page', async () => {
    const page = await openReady(endpoint);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/*.md', (file) => file.fulfill({ contentType: 'text/html', body: 'x' }));
    await copy(page);
    await toastOf(page, 'Could not load this').waitFor();
    expect(errors).toEqual([]);
  });
});
