import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { headingOf } from '../support/pages';

const route = '/docs/settings/boards';

/** Makes the header's search box fail on the text `spoil`, and the page on its examples. */
function spoil(): void {
  const { trim } = String.prototype;
  String.prototype.trim = function trimOrThrow(this: string) {
    if (this.valueOf() === 'spoil') throw new Error('spoiled for the test');
    return trim.call(this);
  };
  const { stringify } = JSON;
  JSON.stringify = ((...args: Parameters<typeof stringify>) => {
    if (args[2] === 2) throw new Error('spoiled for the test');
    return stringify(...args);
  }) as typeof stringify;
}

/** A page that works until its code example is rendered again. */
async function openAndSpoil(): Promise<Page> {
  const page = await openPage(route);
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
  await page.evaluate(spoil);
  return page;
}

function failPage(page: Page): Promise<unknown> {
  return page.getByRole('combobox', { name: 'Response format' }).selectOption('text/json');
}

function failHeader(page: Page): Promise<unknown> {
  return page.getByRole('combobox', { name: 'Search documentation' }).fill('spoil');
}

async function expectErrorView(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('body').innerText()).not.toMatch(/spoiled|\.js\b|\bat \w+/);
}

describe.each([
  ['the page', failPage],
  ['the header', failHeader],
])('an error while %s renders', (place, fail) => {
  it('shows the error view without internal details', async () => {
    const page = await openAndSpoil();
    await fail(page);
    await expectErrorView(page);
    const hasHeader = await page.getByRole('banner').isVisible();
    expect(hasHeader).toBe(place === 'the page');
  });

  it('can be fixed by reloading', async () => {
    const page = await openAndSpoil();
    await fail(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: headingOf(route) }).waitFor();
  });

  it('can be left with the home link', async () => {
    const page = await openAndSpoil();
    await fail(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
  });
});

describe('an error in a page', () => {
  it('shows the error view when the page is opened directly', async () => {
    const page = await openPage(null);
    await page.addInitScript(spoil);
    await page.goto(route);
    await expectErrorView(page);
  });

  it('can be left with any link of the header', async () => {
    const page = await openAndSpoil();
    await failPage(page);
    await expectErrorView(page);
    await page.getByRole('banner').getByRole('link', { name: 'Music Link API' }).click();
    await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
  });
});
