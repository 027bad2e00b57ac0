import type { Page } from 'playwright-core';
import { openReady } from '../support/browser';
import { headingOf } from '../support/pages';

const route = '/docs/settings/boards';

/** Makes the header's search box fail on the text `spoil`, and pages of boards on their examples. */
function spoil(): void {
  const { trim } = String.prototype;
  String.prototype.trim = function trimOrThrow(this: string) {
    if (this.valueOf() === 'spoil') throw new Error('spoiled for the test');
    return trim.call(this);
  };
  const { stringify } = JSON;
  JSON.stringify = ((...args: Parameters<typeof stringify>) => {
    if (args[2] === 2 && location.pathname.includes('boards'))
      throw new Error('spoiled for the test');
    return stringify(...args);
  }) as typeof stringify;
}

/** A page that works until its code example or its header is rendered again. */
async function openAndFail(fail: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await openReady(route);
  await page.evaluate(spoil);
  await fail(page);
  await expectErrorView(page);
  return page;
}

const failPage = (page: Page) => page.getByLabel('Response format').selectOption('text/json');

const failHeader = (page: Page) =>
  page.getByRole('combobox', { name: 'Search documentation' }).fill('spoil');

/** The error view without internal details. */
async function expectErrorView(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('body').innerText()).not.toMatch(/spoiled|\.js\b|\bat \w+/);
}

describe.each([
  ['the page', failPage, true],
  ['the header', failHeader, false],
])('an error while %s renders', (_, fail, hasHeader) => {
  it('shows the error view, and can be fixed by reloading', async () => {
    const page = await openAndFail(fail);
    expect(await page.getByRole('banner').isVisible()).toBe(hasHeader);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: headingOf(route) }).waitFor();
  });
});

it('an error in a page that was opened directly can be left with any link', async () => {
  const page = await openReady(route, {}, (blank) => blank.addInitScript(spoil));
  await expectErrorView(page);
  await page.getByRole('banner').getByRole('link', { name: 'Music Link API' }).click();
  await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
});
