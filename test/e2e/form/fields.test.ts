import type { Page } from 'playwright-core';
import { toRoute } from '../../../src/site-map/places';
import { openPage } from '../../support/browser';
import { findEndpoint } from '../../support/entries';
import { chooseLanguage, openForm, readRequestLine, readSample, sectionOf } from './form';

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.getAttribute('aria-label') ?? (field.labels?.[0] ?? field).innerText;
  });

describe('the focus', () => {
  it('moves to an added field, and to a neighbour of a removed one', async () => {
    const page = await openForm('create-multiple-links');
    const body = sectionOf(page, 'body');
    const add = (name: string) => body.getByRole('button', { name });
    await add('Add Object').click();
    expect(await focusedName(page)).toBe('title');
    const link = body.getByRole('group', { name: 'Link 1', exact: true });
    await link.getByRole('button', { name: 'Add Object' }).click();
    expect(await focusedName(page)).toBe('isoCode');
    const locale = body.getByRole('group', { name: 'Locale 1', exact: true });
    await locale.getByRole('button', { name: 'Add String' }).click();
    expect(await focusedName(page)).toBe('images 1');
    await locale.getByRole('button', { name: 'Add String' }).click();
    expect(await focusedName(page)).toBe('images 2');
    await add('Remove images 2').click();
    expect(await focusedName(page)).toBe('images 1');
    await add('Remove images 1').click();
    expect(await focusedName(page)).toBe('Add String');
    await add('Delete Locale 1').click();
    expect(await focusedName(page)).toBe('Add Object');
    await add('Delete Link 1').click();
    expect(await focusedName(page)).toBe('Add Object');
  });
});

describe('a number field', () => {
  it('shows a hint for text that is not a number, and Reset clears it', async () => {
    const page = await openForm('get-campaign-links');
    const pageSize = sectionOf(page, 'query').getByLabel('pageSize', { exact: true });
    const isUnreadable = () =>
      pageSize.evaluate((input: HTMLInputElement) => input.validity.badInput);
    const before = await readRequestLine(page);
    for (const keys of ['-', '1e']) {
      await pageSize.focus();
      await page.keyboard.type(keys);
      expect(await isUnreadable()).toBe(true);
      await page.getByText('Must be a number. The value is not sent.').waitFor();
      expect(await readRequestLine(page)).toBe(before);
      await page.getByRole('button', { name: 'Reset' }).click();
      await page
        .getByText('Must be a number. The value is not sent.')
        .waitFor({ state: 'detached' });
      expect(await isUnreadable()).toBe(false);
    }
    await pageSize.focus();
    await page.keyboard.type('1e3');
    expect(await readRequestLine(page)).toBe(`${before}?pageSize=1e3`);
    await page.getByText('sent as typed').waitFor();
    expect(await pageSize.inputValue()).toBe('1e3');
  });
});

describe('the limits', () => {
  it('cause hints that never change the value', async () => {
    const page = await openForm('create-campaign-link');
    const body = sectionOf(page, 'body');
    const upc = body.getByLabel('upc', { exact: true });
    const hint = upc.locator('xpath=following-sibling::*[@aria-live]');
    await upc.fill('006025770012345678');
    expect(await hint.innerText()).toBe('Must be at most 14 characters (currently 18).');
    expect(await upc.inputValue()).toBe('006025770012345678');
    expect(await readSample(page)).toContain('"upc": "006025770012345678"');
    await upc.fill('00602577001234');
    expect(await hint.innerText()).toBe('14 of 14 characters.');
    await upc.fill('');
    expect(await hint.innerText()).toBe('');
  });

  it('and all fields fit into a narrow page', async () => {
    const page = await openForm('create-campaign-link', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Load example' }).click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

describe('without scripts', () => {
  it.each(['create-campaign-link', 'generate-token', 'get-campaign-links'])(
    '%s has no fields and no form buttons',
    async (slug) => {
      const page = await openPage(toRoute(findEndpoint(slug)), { javaScriptEnabled: false });
      const parameters = page.getByRole('region', { name: 'Parameters' });
      const controls = parameters.locator('input, select, textarea, button');
      expect(await controls.count()).toBeGreaterThan(0);
      expect(await controls.filter({ visible: true }).count()).toBe(0);
      expect(await parameters.locator('[aria-live]').filter({ visible: true }).count()).toBe(0);
      expect(await readSample(page)).toMatch(/^curl /);
    },
  );
});

it('the form keeps its values when another language is selected', async () => {
  const page = await openForm('create-scheduled-scan');
  await sectionOf(page, 'body').getByLabel('startTime', { exact: true }).fill('soon');
  await chooseLanguage(page, 'rust');
  expect(await readSample(page)).toContain('"soon"');
  await chooseLanguage(page, 'curl');
  expect(await readSample(page)).toContain('"startTime": "soon"');
});
