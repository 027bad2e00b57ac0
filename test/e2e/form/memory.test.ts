import type { Page } from 'playwright-core';
import { type LanguageId, languages } from '../../../src/samples';
import { blockStorage, noteShifts, toUrl } from '../../support/browser';
import { watchPage } from '../../support/watch';
import { chooseLanguage, codePanelOf, openForm, sectionOf } from './form';

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
