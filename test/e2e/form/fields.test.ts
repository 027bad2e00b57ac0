import { fillBy, openForm, readRequestLine, sectionOf } from './form';

it('a number field shows a hint for text that is not a number, and Reset clears it', async () => {
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
    await fillBy(page, 'Reset');
    await page.getByText('Must be a number. The value is not sent.').waitFor({ state: 'detached' });
    expect(await isUnreadable()).toBe(false);
  }
  await pageSize.focus();
  await page.keyboard.type('1e3');
  expect(await readRequestLine(page)).toBe(`${before}?pageSize=1e3`);
  await page.getByText('sent as typed').waitFor();
  expect(await pageSize.inputValue()).toBe('1e3');
});
