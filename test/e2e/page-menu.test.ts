import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { toTwinRoute } from '../../src/site-map/twins';
import { openPage, toUrl } from '../support/browser';
import { startingWith } from '../support/entries';
import { headingOf } from '../support/pages';

const endpoint = '/docs/campaigns/create-campaign-link';
const title = headingOf(endpoint);
const routes = ['/', endpoint, '/endpoints', '/endpoints/campaigns', '/docs/errors', '/changelog'];

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Page actions' });
const menuOf = (page: Page) => page.locator('button[aria-expanded=true] + ul');
const itemOf = (page: Page, name: string) => menuOf(page).getByText(name);
const toastOf = (page: Page, text: string) => page.getByRole('status').getByText(text);
const focusedOf = (page: Page) => page.locator(':focus');

async function openMenu(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  await buttonOf(page).click();
  await menuOf(page).waitFor();
}

/** The copied text. The policy lets no script read the clipboard. */
async function paste(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const box = page.locator('body > textarea');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+V');
  return box.inputValue();
}

describe('the page menu', () => {
  it.each(routes)('is at the end of the row above %s', async (route) => {
    const page = await openPage(route);
    const box = await buttonOf(page).boundingBox();
    const main = await page.locator('main').evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return right - parseFloat(getComputedStyle(element).paddingRight);
    });
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(main, 0);
    expect(box?.y).toBeLessThan(100);
    const alternate = page.locator('head > link[rel=alternate][type="text/markdown"]');
    expect(await alternate.getAttribute('href')).toBe(toTwinRoute(route));
    const description = page.locator('head > link[rel=service-desc]');
    expect(await description.getAttribute('href')).toBe('/openapi.json');
    await openMenu(page);
    const href = await itemOf(page, 'View as Markdown').getAttribute('href');
    expect(href).toBe(toTwinRoute(route));
    const count = await menuOf(page).getByRole('listitem').count();
    expect(await itemOf(page, 'Copy link to this request').count()).toBe(
      route === endpoint ? 1 : 0,
    );
    expect(count).toBeGreaterThan(1);
  });

  it.each(['/nope', '/docs/campaigns/nope'])('is missing on %s', async (route) => {
    const page = await openPage(route);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    expect(await buttonOf(page).count()).toBe(0);
    expect(await page.locator('head > link[type="text/markdown"]').count()).toBe(0);
  });

  it('is a link to the Markdown of the page without scripts', async () => {
    const page = await openPage(endpoint, { javaScriptEnabled: false });
    expect(await buttonOf(page).isVisible()).toBe(false);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe(`${endpoint}.md`);
  });

  it('shows only a button with scripts', async () => {
    const page = await openPage(endpoint);
    expect(await page.getByRole('link', { name: 'View as Markdown' }).count()).toBe(0);
  });

  it('closes when the reader goes back, and belongs to the displayed page', async () => {
    const page = await openPage('/endpoints/campaigns');
    await page.locator(`article a[href="${endpoint}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await openMenu(page);
    await page.goBack();
    await page
      .getByRole('heading', { level: 1, name: headingOf('/endpoints/campaigns') })
      .waitFor();
    expect(await menuOf(page).count()).toBe(0);
    await openMenu(page);
    expect(await itemOf(page, 'Copy link to this request').count()).toBe(0);
  });

  it('is used with the keyboard', async () => {
    const page = await openPage(endpoint);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await buttonOf(page).focus();
    await page.keyboard.press('Space');
    await menuOf(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedOf(page).innerText()).toBe('Copy page as Markdown');
    await page.keyboard.press('Escape');
    expect(await menuOf(page).count()).toBe(0);
    expect(await focusedOf(page).innerText()).toBe('Page actions');
    await page.keyboard.press('Enter');
    await itemOf(page, 'Copy link to this request').focus();
    await page.keyboard.press('Tab');
    expect(await menuOf(page).count()).toBe(0);
  });

  it('says if it cannot be loaded', async () => {
    const page = await openPage(endpoint);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (script) => script.abort());
    await buttonOf(page).click();
    await toastOf(page, 'Could not load the menu').waitFor();
    expect(await buttonOf(page).getAttribute('aria-expanded')).toBe('false');
  });
});

it('an endpoint is copied as OpenAPI without references', async () => {
  const page = await openPage(endpoint, { permissions: ['clipboard-write'] });
  await openMenu(page);
  await itemOf(page, 'Copy as OpenAPI').click();
  await toastOf(page, 'OpenAPI document copied to clipboard').waitFor();
  const text = await paste(page);
  expect(text).not.toContain('$ref');
  expect(JSON.parse(text)).toMatchObject({
    openapi: '3.1.1',
    paths: { '/campaigns/boards/{boardId}/links': { post: { summary: title } } },
  });
});

describe('the Markdown of a page', () => {
  it('is copied', async () => {
    const page = await openPage(endpoint, { permissions: ['clipboard-write'] });
    await openMenu(page);
    await itemOf(page, 'Copy page as Markdown').click();
    await toastOf(page, 'Markdown copied to clipboard').waitFor();
    expect(await focusedOf(page).getAttribute('id')).toBe('page-menu');
    const file = path.join(buildFolder, `${endpoint}.md`);
    expect(await paste(page)).toBe(await readFile(file, 'utf8'));
  });

  it('is copied in browsers without promises in the clipboard', async () => {
    const page = await openPage(null, { permissions: ['clipboard-write'] });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await page.goto(endpoint);
    await openMenu(page);
    await itemOf(page, 'Copy page as Markdown').click();
    await toastOf(page, 'Markdown copied to clipboard').waitFor();
    expect(await paste(page)).toMatch(startingWith(`# ${title}\n`));
  });

  it.each<[string, number, string]>([
    ['is missing', 404, 'text/markdown'],
    ['is a page', 200, 'text/html'],
  ])('is not copied if the file %s', async (_, status, contentType) => {
    const page = await openPage(null, { permissions: ['clipboard-write'] });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/*.md', (twin) => twin.fulfill({ status, contentType, body: 'x' }));
    await page.goto(endpoint);
    await openMenu(page);
    await itemOf(page, 'Copy page as Markdown').click();
    await toastOf(page, 'Could not load the Markdown').waitFor();
    expect(errors).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    [
      'rejects it',
      () => {
        navigator.clipboard.write = () => Promise.reject(new Error('Denied.'));
      },
    ],
  ])('is not copied if the clipboard %s', async (_, spoil) => {
    const page = await openPage(null);
    await page.addInitScript(spoil);
    await page.goto(endpoint);
    await openMenu(page);
    await itemOf(page, 'Copy page as Markdown').click();
    await toastOf(page, 'Could not copy it').waitFor();
  });

  it('opens from the menu', async () => {
    const page = await openPage(endpoint);
    await openMenu(page);
    await page.keyboard.press('v');
    await page.keyboard.press('Space');
    await page.waitForURL(toUrl(`${endpoint}.md`));
    await page.getByText(`# ${title}`).waitFor();
  });
});
