/** Fills in the form of an endpoint page as a user does, and reads the result. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { ParameterLocation } from '../../../src/openapi/document';
import { toRoute } from '../../../src/routes/places';
import { type LanguageId, languages, tabLanguageIds } from '../../../src/samples';
import { openReady } from '../../support/browser';
import { findEndpoint } from '../../support/entries';

/** Opens the page of an endpoint. `prepare` runs on the blank page before. */
export function openForm(
  slug: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => unknown,
): Promise<Page> {
  return openReady(toRoute(findEndpoint(slug)), options, prepare);
}

/** Chooses an item of the menu that fills the form. */
export async function fillBy(
  page: Page,
  item: 'Load example' | 'Paste JSON or cURL' | 'Reset',
): Promise<void> {
  await page.getByText('Fill', { exact: true }).click();
  await page.getByRole('button', { name: item }).click();
}

const sectionNames = {
  path: 'Path Params',
  body: 'Body Params',
  query: 'Query Params',
  formData: 'Form Data',
  header: 'Header Params',
  cookie: 'Cookie Params',
} as const;

/** The section of the form for a place of the request. */
export function sectionOf(page: Page, location: ParameterLocation): Locator {
  return page.getByRole('region', { name: sectionNames[location] });
}

export function codePanelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Code Example' });
}

/** The displayed sample. */
export async function readSample(page: Page): Promise<string> {
  return (await codePanelOf(page).locator('pre').textContent()) ?? '';
}

/** Shows the sample in a language, with its tab or the Search tab. */
export async function chooseLanguage(page: Page, id: LanguageId): Promise<void> {
  const { label } = languages[id];
  const panel = codePanelOf(page);
  if (tabLanguageIds.includes(id)) {
    await panel.getByRole('tab', { name: label, exact: true }).click();
    return;
  }
  await panel.getByRole('tab', { name: 'Search' }).click();
  await panel.getByRole('button', { name: label, exact: true }).click();
}

/** The method and the URL above the form. */
export async function readRequestLine(page: Page): Promise<string> {
  const line = page.locator('main code', { hasText: 'https://' }).first();
  return (await line.textContent()) ?? '';
}
