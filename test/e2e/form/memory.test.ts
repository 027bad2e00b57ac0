import type { Page } from 'playwright-core';
import { type LanguageId, languages } from '../../../src/samples';
import { blockStorage, toUrl } from '../../support/browser';
import { watchPage } from '../../support/watch';
import { chooseLanguage, codePanelOf, openForm, readSample, sectionOf } from './form';

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

describe('the chosen language', () => {
  it('is kept on the next page and after a reload', async () => {
    const page = await openForm('create-campaign-link');
    await chooseLanguage(page, 'go');
    await goNext(page);
    await sampleOf(page, 'go').waitFor();
    await page.reload();
    await sampleOf(page, 'go').waitFor();
  });
});

describe('an entered ID', () => {
  it('is kept on the next page and after a reload, and Reset forgets it', async () => {
    const page = await openForm('get-campaign-links');
    await boardIdOf(page).fill('b 1');
    await goNext(page);
    await noticeOf(page).waitFor();
    expect(await boardIdOf(page).inputValue()).toBe('b 1');
    expect(await readSample(page)).toContain('/boards/b%201/');
    await page.reload();
    await noticeOf(page).waitFor();
    expect(await boardIdOf(page).inputValue()).toBe('b 1');
    await page.getByRole('button', { name: 'Reset' }).click();
    await noticeOf(page).waitFor({ state: 'detached' });
    await page.reload();
    await codePanelOf(page).waitFor();
    expect(await boardIdOf(page).inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('b 1');
  });
});

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

/** Adds up the layout shifts while the page loads. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifts += (entry as PerformanceEntry & { readonly value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

declare global {
  interface Window {
    shifts: number;
  }
}
