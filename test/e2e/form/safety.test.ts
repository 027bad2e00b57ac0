import type { Page } from 'playwright-core';
import { toRoute } from '../../../src/routes/places';
import { hydrate, toUrl } from '../../support/browser';
import { findEndpoint } from '../../support/entries';
import { chooseLanguage, fillBy, openForm, readRequestLine, readSample, sectionOf } from './form';

it('Enter and Escape in a field cause no navigation', async () => {
  const page = await openForm('generate-token');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const secret = sectionOf(page, 'formData').getByLabel('client_secret', { exact: true });
  await secret.fill('hush');
  for (const key of ['Enter', 'Shift+Enter', 'Escape']) await page.keyboard.press(key);
  expect(page.url()).toBe(toUrl(toRoute(findEndpoint('generate-token'))));
  expect(sent).toEqual([]);
});

it.each([
  ['generate-token', 'client_secret', true],
  ['set-link-affiliate-programs', 'apiKey', false],
])('a secret of %s is never stored, and %s is in memory: %s', async (slug, name, isCredential) => {
  const page = await openForm(slug);
  const { title } = findEndpoint(slug);
  const enter = async () => {
    if (!isCredential) await page.getByRole('button', { name: 'Add Object' }).click();
    await page.getByLabel(name, { exact: true }).first().fill('hush-4711');
  };
  await enter();
  await chooseLanguage(page, 'go');
  expect(await readSample(page)).toContain('hush-4711');
  expect(await findTraces(page)).not.toContain('hush');
  await page.reload();
  await expectForgotten(page, name);
  await enter();
  await page.getByRole('link', { name: /^Next/ }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: title }).waitFor();
  expect(await findTraces(page)).not.toContain('hush');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if (isCredential) {
    expect(await readSample(page)).toContain('hush');
    expect(await findTraces(page)).not.toContain('hush');
    await page.reload();
  }
  await expectForgotten(page, name);
});

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

/** Checks that the field is empty, and that neither the page nor the browser stores the secret. */
async function expectForgotten(page: Page, name: string): Promise<void> {
  await hydrate(page);
  for (const field of await page.getByLabel(name, { exact: true }).all()) {
    expect(await field.inputValue()).toBe('');
  }
  expect(await readSample(page)).not.toContain('hush');
  expect(await findTraces(page)).not.toContain('hush');
}

/** Everything that remains after a page: storage, cookies, URL, history, title. */
async function findTraces(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const entries = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    const state = [document.cookie, location.href, document.title, history.state, window.name];
    return JSON.stringify([entries, databases, await caches.keys(), state]);
  });
  return inPage + JSON.stringify(await page.context().storageState());
}
