import type { Page } from 'playwright-core';
import { openForm, readRequestLine, readSample, sectionOf } from './form';

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
});
