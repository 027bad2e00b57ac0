import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Adds axe-core to all pages that are opened from now on. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** The accessibility violations of a page, one line per element. Call {@link addAxe} before. */
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
