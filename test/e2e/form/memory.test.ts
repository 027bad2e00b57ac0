import type { Page } from 'playwright-core';
import { buildRequest } from '../../../src/request/build';
import type { FormValues } from '../../../src/request/model';
import { languages } from '../../../src/samples';
import { noteShifts } from '../../support/browser';
import { endpoints, findEndpoint } from '../../support/entries';
import { codePanelOf, fillForm, openForm, readSample, sectionOf } from './form';

const boardIdOf = (page: Page) => sectionOf(page, 'path').getByLabel('boardId', { exact: true });
describe('a page with a remembered language', () => {
  it.each([
    ['Go', 1280],
    ['Rust', 390],
  ])('does not shift while it loads: %s at %d px', async (language, width) => {
    const viewport = { width, height: 800 };
    const page = await openForm('create-campaign-link', { viewport }, noteShifts);
    await codePanelOf(page).getByRole('tab', { name: 'Search' }).click();
    await codePanelOf(page).getByRole('textbox', { name: 'Language' }).fill(language);
    await page.keyboard.press('Enter');
    await page.reload({ waitUntil: 'networkidle' });
    const sample = codePanelOf(page).getByRole('group', { name: /sample$/i });
    await sample.filter({ hasNotText: /^curl/ }).waitFor();
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02);
  });
});

const slug = 'create-campaign-link';
const next = endpoints[endpoints.indexOf(findEndpoint(slug)) + 1];
const values: FormValues = {
  path: { boardId: 'b 1' },
  body: {
    title: 'Autumn & Winter',
    images: ['https://example.com/a.png', 'https://example.com/b.png'],
    locales: [
      { isoCode: 'all', title: 'A', mediaServices: [{ url: 'https://example.com/1' }] },
      { isoCode: 'DK', title: 'B' },
    ],
  },
  header: { Authorization: 'Bearer hush-4711' },
};

const sampleFor = (entered: FormValues) =>
  languages.curl.toSample(buildRequest(findEndpoint(slug), entered));

/** Waits until the sample shows the request for these values. */
async function expectSample(page: Page, sample: string): Promise<void> {
  const code = codePanelOf(page).locator('pre');
  for (const line of sample.split('\n')) await code.filter({ hasText: line }).waitFor();
  expect(await readSample(page)).toBe(sample);
}

describe('Back and Forward', () => {
  const leave = async (page: Page) => {
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('heading', { level: 1, name: next?.title }).waitFor();
  };
  const comeBack = async (page: Page) => {
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: findEndpoint(slug).title }).waitFor();
  };

  it('keep what was entered, and a reload forgets it', async () => {
    const page = await openForm(slug);
    await fillForm(page, slug, values);
    await leave(page);
    const boardId = boardIdOf(page);
    expect(await boardId.inputValue()).toBe('b 1');
    await boardId.fill('other');
    await comeBack(page);
    await expectSample(page, sampleFor(values));
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: next?.title }).waitFor();
    expect(await boardId.inputValue()).toBe('other');
    await comeBack(page);
    await page.reload();
    await expectSample(page, sampleFor({ path: { boardId: 'other' } }));
  });
});
