import type { Page } from 'playwright-core';
import { openPage } from '../support/browser';

/** Makes code that runs while something renders throw, until the test heals it. */
const spoilers = {
  'a page': () => {
    const { stringify } = JSON;
    JSON.stringify = (...args: Parameters<typeof stringify>) => {
      if (args[2] === 2) throw new Error('spoiled for the test');
      return stringify(...args);
    };
  },
} as const;

async function expectErrorView(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/spoiled for the test|\.js:\d|at \w+ \(/);
  expect(await page.locator('h1').count()).toBe(1);
}
