import type { Page } from 'playwright-core';
import type { Endpoint } from '../../../src/openapi/model';
import { buildRequest } from '../../../src/request/build';
import { toCurl } from '../../../src/samples/curl';
import { noteShifts } from '../../support/browser';
import { endpoints, findEndpoint } from '../../support/entries';
import { codePanelOf, fillBy, openForm, readSample, sectionOf } from './form';

it.each([
  ['Go', 1280],
  ['Rust', 390],
])(
  'a page with a remembered language does not shift while it loads: %s at %d px',
  async (language, width) => {
    const viewport = { width, height: 800 };
    const page = await openForm('create-campaign-link', { viewport }, noteShifts);
    await codePanelOf(page).getByRole('tab', { name: 'Search' }).click();
    await codePanelOf(page).getByRole('textbox', { name: 'Language' }).fill(language);
    await page.keyboard.press('Enter');
    await page.reload({ waitUntil: 'networkidle' });
    const sample = codePanelOf(page).getByRole('group', { name: /sample$/i });
    await sample.filter({ hasNotText: /^curl/ }).waitFor();
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02);
  },
);

/** Waits until the page of the endpoint before or after is shown. */
const arrive = (page: Page, { title }: Endpoint) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

it('Back and Forward keep what was entered, and a reload forgets all but IDs', async () => {
  const link = findEndpoint('create-campaign-link');
  const next = endpoints[endpoints.indexOf(link) + 1]!;
  const page = await openForm(link.slug);
  const boardId = sectionOf(page, 'path').getByLabel('boardId', { exact: true });
  await fillBy(page, 'Load example');
  await boardId.fill('b 1');
  await page.locator('[id="body/title"]').fill('Autumn & Winter');
  const code = codePanelOf(page).locator('pre');
  await code.filter({ hasText: 'Autumn & Winter' }).filter({ hasText: '/b%201/' }).waitFor();
  const entered = await readSample(page);
  await page.getByRole('link', { name: /^Next/ }).click();
  await arrive(page, next);
  expect(await boardId.inputValue()).toBe('b 1');
  await boardId.fill('other');
  await page.goBack();
  await arrive(page, link);
  await code.getByText('Autumn & Winter').waitFor();
  expect(await readSample(page)).toBe(entered);
  await page.goForward();
  await arrive(page, next);
  expect(await boardId.inputValue()).toBe('other');
  await page.goBack();
  await arrive(page, link);
  await page.reload();
  await code.getByText('/other/').waitFor();
  expect(await readSample(page)).toBe(toCurl(buildRequest(link, { path: { boardId: 'other' } })));
});
