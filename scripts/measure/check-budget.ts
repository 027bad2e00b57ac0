/** Checks what the kinds of pages load against the budget. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { root } from '../lib/paths.mjs';
import budget from './budget.json';
import { loadPage, type PageFigures } from './page';
import { openBrowser, servePortal } from './sites';

export type Figures = Omit<PageFigures, 'blocking'>;

/** The figures that pages must not exceed, by route, which is an example of its kind of page. */
export type Budget = Readonly<Record<string, Figures>>;

const budgetFile = 'scripts/measure/budget.json';

/**
 * How much a figure can grow without notice, as a share: compression differs by some bytes between
 * machines, and editors add pages, which the menus of other pages list.
 */
const tolerance: Figures = {
  total: 0.01,
  css: 0.01,
  js: 0.01,
  other: 0,
  scripts: 0,
  html: 0.1,
  nodes: 0.1,
  output: 0.1,
};

/** Compares all pages of the build, or writes their figures. Ends with a line of sums, as the tests do. */
export async function measureBudget({ isUpdate }: { isUpdate: boolean }): Promise<void> {
  const measured = await measurePages(Object.keys(budget));
  console.log('\nBytes of bodies with gzip, and numbers of scripts and elements');
  console.table(measured);
  if (isUpdate) {
    await writeFile(path.join(root, budgetFile), `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`\nWrote ${budgetFile}.`);
    return;
  }
  const excesses = listExcesses(budget, measured);
  if (excesses.length > 0) {
    console.error(
      `\nPages exceed ${budgetFile}:\n  ${excesses.join('\n  ')}\nMake them smaller. If they are ` +
        'worth it, run "npm run measure -- budget update".',
    );
  }
  const count = Object.values(budget).flatMap(Object.keys).length;
  console.log(`\n${count - excesses.length} passed, ${excesses.length} failed`);
  process.exitCode = excesses.length > 0 ? 1 : 0;
}

async function measurePages(routes: readonly string[]): Promise<Budget> {
  const [url, browser] = [await servePortal(), await openBrowser()];
  const pages = routes.map(async (route) => {
    const { blocking: _, ...figures } = await loadPage(browser, url + route.slice(1), 1);
    return [route, figures] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** The figures above the budget, in words. */
export function listExcesses(budget: Budget, measured: Budget): readonly string[] {
  return Object.entries(budget).flatMap(([route, allowed]) =>
    (Object.keys(allowed) as (keyof Figures)[]).flatMap((figure) => {
      const most = allowed[figure];
      const found = measured[route]?.[figure] ?? Number.NaN;
      if (found <= most * (1 + tolerance[figure])) return [];
      return [`${route}: found ${figure} ${found}, expected at most ${most}`];
    }),
  );
}
