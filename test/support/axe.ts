import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Adds axe-core to all pages that are opened from now on. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/**
 * The accessibility violations of a page, one line per element, of all rules or of some. Call
 * {@link addAxe} before.
 */
export async function findViolations(
  page: Page,
  ...some: readonly string[]
): Promise<readonly string[]> {
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        ...(runOnly.length > 0 && { runOnly }),
        // WCAG 2.2 AA, off by default.
        rules: { 'target-size': { enabled: true } },
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
      );
    },
    [...some],
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
