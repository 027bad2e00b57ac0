import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Puts axe-core into every page that is opened from now on. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** What axe-core finds wrong with a page, a line for each element; needs {@link addAxe} before. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // WCAG 2.2 AA, off by default.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    );
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
