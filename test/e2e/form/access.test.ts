import type { Page } from 'playwright-core';
import { addAxe, findViolations } from '../../support/axe';
import { chooseLanguage, codePanelOf, noteCopies, openForm, sectionOf } from './form';

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
