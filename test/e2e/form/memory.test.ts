import type { Page } from 'playwright-core';
import { buildRequest } from '../../../src/request/build';
import type { FormValues } from '../../../src/request/model';
import { type LanguageId, languages } from '../../../src/samples';
import { blockStorage, noteShifts, toUrl } from '../../support/browser';
import { endpoints, findEndpoint } from '../../support/entries';
import { watchPage } from '../../support/watch';
import { chooseLanguage, codePanelOf, fillForm, openForm, readSample, sectionOf } from './form';

/** Follows the link to the next endpoint without a page load. */
async function goNext(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const left = await title.innerText();
  await page.getByRole('link', { name: /^Next/ }).click();
  await title.filter({ hasNotText: new RegExp(`^${left}$`) }).waitFor();
}

function sampleOf(page: Page, id: LanguageId) {
  return codePanelOf(page).getByRole('group', { name: `${languages[id].label} sample` });
}

const boardIdOf = (page: Page) => sectionOf(page, 'path').getByLabel('boardId', { exact: true });
const noticeOf = (page: Page) =>
  page.getByText('Kept from an earlier form, until you reset it: boardId');

it('nothing is kept after a reload if storage is blocked, and nothing fails', async () => {
  const page = await openForm('get-campaign-links', {}, blockStorage);
  const watch = watchPage(page, new URL(toUrl('/')).origin);
  await boardIdOf(page).fill('b 1');
  await chooseLanguage(page, 'ruby');
  await goNext(page);
  await sampleOf(page, 'ruby').waitFor();
  expect(await boardIdOf(page).inputValue()).toBe('');
  expect(await noticeOf(page).count()).toBe(0);
  expect(watch.takeProblems()).toEqual([]);
  await page.reload();
  await sampleOf(page, 'curl').waitFor();
});

describe('a page with a remembered language', () => {
  it.each([
    ['Go', 1280],
    ['Elixir', 390],
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
