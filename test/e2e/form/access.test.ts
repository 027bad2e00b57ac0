import type { Page } from 'playwright-core';
import { addAxe, findViolations } from '../../support/axe';
import {
  chooseLanguage,
  codePanelOf,
  noteCopies,
  openForm,
  readRequestLine,
  readSample,
  sectionOf,
} from './form';

/** Shows everything that a form can contain: both levels, hints, the Search tab, a toast. */
async function showEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Load example' }).click();
  const body = sectionOf(page, 'body');
  await body.getByRole('group', { name: 'locales', exact: true }).locator('> button').click();
  const locale = body.getByRole('group', { name: 'Locale 2', exact: true });
  await locale.getByRole('button', { name: 'Add String' }).click();
  await locale.getByRole('button', { name: 'Add Object' }).first().click();
  await locale.getByLabel('isoCode').fill('x');
  await body.getByLabel('code', { exact: true }).fill('x');
  await body.getByText('Must be 2 to 100 characters (currently 1).').first().waitFor();
  await chooseLanguage(page, 'csharp');
  await codePanelOf(page).getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Request code copied to clipboard').hover();
}

const prepare = async (page: Page) => {
  await addAxe(page);
  await noteCopies(page);
};

describe('axe-core finds no violations', () => {
  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('in a filled form in the %s theme at %d px', async (colorScheme, width) => {
    const options = { colorScheme, viewport: { width, height: 900 } };
    const page = await openForm('create-campaign-link', options, prepare);
    await showEverything(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.getByText('Request code copied to clipboard').isVisible()).toBe(true);
  });
});

/** The accessible name of the focused element, or its role if it has no name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
    return (label ?? element.textContent).trim();
  });

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab does not reach "${name}".`);
}

it('the keyboard alone reaches everything from the header to the Copy button', async () => {
  const page = await openForm('set-link-affiliate-programs', {}, noteCopies);
  await tabTo(page, 'Search documentation');
  await tabTo(page, 'boardId');
  await page.keyboard.type('b1');
  await tabTo(page, 'linkId');
  await page.keyboard.type('l1');
  await tabTo(page, 'Add Object');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('mediaServiceId');
  await page.keyboard.type('7');
  await tabTo(page, 'affiliateValue');
  await page.keyboard.type('me');
  await tabTo(page, 'Add Object');
  await page.keyboard.press('Space');
  await tabBackTo(page, 'Delete Affiliate program 2');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Affiliate program 1 7 · me');
  await tabTo(page, 'cURL');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await tabBackTo(page, 'Copy');
  await page.keyboard.press('Enter');
  await page.getByText('Request code copied to clipboard').waitFor();
  const [copied = ''] = await page.evaluate(() => window.copies);
  expect(copied).toBe(await readSample(page));
  expect(await readRequestLine(page)).toContain('/boards/b1/links/l1/linkaffiliateprograms');
  const [, json = ''] = /--data-raw '(.*)'/s.exec(copied) ?? [];
  expect(JSON.parse(json)).toEqual([{ mediaServiceId: '7', affiliateValue: 'me' }]);
});

async function tabBackTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 50 && (await focused(page)) !== name; presses += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  expect(await focused(page)).toBe(name);
}
