import type { Page } from 'playwright-core';
import { hydrate, openPage, overflowOf } from '../../support/browser';
import { openForm, sectionOf } from '../form/form';

const create = '/docs/campaigns/create-campaign-link';
const slug = 'create-campaign-link';

const at = (width: number) => ({ viewport: { width, height: 900 } });
const indexOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const currentOf = (page: Page) => indexOf(page).locator('[aria-current]');

it('a limit has a sign of its own in forced colors', async () => {
  const page = await openForm(slug, { forcedColors: 'active' });
  const upc = sectionOf(page, 'body').getByLabel('upc', { exact: true });
  const widthOf = () => upc.evaluate((element) => getComputedStyle(element).borderTopWidth);
  const calm = await widthOf();
  await upc.fill('006025770012345');
  expect(await widthOf()).not.toBe(calm);
});

describe('the index', () => {
  it.each([320, 1280])('stays below the header and marks the section at %d px', async (width) => {
    const page = await openForm(slug, at(width));
    const header = await page.locator('.navbar').boundingBox();
    for (const [name, title] of [
      ['Body', 'Body Params'],
      ['Header', 'Header Params'],
      ['Responses', 'Response Codes'],
    ] as const) {
      // With keys, since the index can still move from the previous link under the pointer.
      await indexOf(page).getByRole('link', { name, exact: true }).press('Enter');
      await currentOf(page).filter({ hasText: name }).waitFor();
      expect(await currentOf(page).count()).toBe(1);
      const index = await indexOf(page).boundingBox();
      expect(index?.y).toBeCloseTo(header?.height ?? 0, 0);
      expect(index?.height).toBeLessThan(50);
      const heading = page.getByRole('heading', { level: 3, name: title });
      const top = (await heading.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual((index?.y ?? 0) + (index?.height ?? 0));
    }
    expect(await overflowOf(page)).toBe(0);
  });

  it('leads to the sections without scripts', async () => {
    const page = await openPage(create, { javaScriptEnabled: false });
    await indexOf(page).getByRole('link', { name: 'Responses' }).click();
    expect(new URL(page.url()).hash).toBe('#response-codes');
  });
});

describe('the address of a field', () => {
  it.each([
    [create, 'body.locales.mediaServices.isLocked', 390],
    ['/docs/campaigns/get-campaign-link', 'response.data.medialinks.url', 1280],
  ])('%s#%s shows the field below the index at %d px', async (route, id, width) => {
    const page = await openPage(`${route}#${id}`, at(width));
    const row = page.locator(`[id="${id}"]`);
    await row.waitFor();
    // Before, the layout of the page is not final.
    await hydrate(page);
    await page.waitForFunction((wanted) => {
      const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? 0;
      const index = document.querySelector('nav[aria-label=Sections]');
      const bottom = index?.getBoundingClientRect().bottom ?? Infinity;
      return top >= bottom && top < window.innerHeight / 2;
    }, id);
    const index = await indexOf(page).boundingBox();
    const top = (await row.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((index?.y ?? 0) + (index?.height ?? 0));
  });

  it('is not in the way on a touch screen', async () => {
    const page = await openForm(slug, { ...at(390), hasTouch: true, isMobile: true });
    expect(await page.locator('[aria-label="Link to body.isrc"]').isVisible()).toBe(false);
  });

  it('is copied by its link, and the page does not move', async () => {
    const page = await openForm(slug);
    const row = page.locator('[id="body.isrc"]');
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    const before = await page.evaluate(() => window.scrollY);
    await row.getByRole('link', { name: 'Link to body.isrc' }).click();
    await page.getByText('Link copied to clipboard').waitFor();
    expect(new URL(page.url()).hash).toBe('#body.isrc');
    expect(await page.evaluate(() => window.copies)).toEqual([page.url()]);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });
});

it('the arrow keys lead from the filter through the fields of the response', async () => {
  const page = await openForm('get-campaign-link');
  await page.getByRole('searchbox', { name: 'Filter the response fields' }).fill('sortOrder');
  const names: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')));
  }
  expect(names).toEqual([
    'Link to response.data',
    'Link to response.data.locales',
    'Link to response.data.locales.mediaServices',
    'Link to response.data.locales',
  ]);
});
