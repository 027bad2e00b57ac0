/** What pages load, and how long they block the browser: next to a bare page, and to the budget. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { root } from '../lib/paths.mjs';
import budget from './budget.json';
import { buildPortal, openBrowser, openPage, serveBareSite, servePortal } from './sites';

/** Bytes of bodies with gzip, numbers of scripts and elements, and milliseconds. */
type PageFigures = Awaited<ReturnType<typeof loadPage>>;

/** How much slower the processor is, as on a phone. */
export const slowdown = 4;

/** How many times a measurement is repeated, because other load affects single rounds. */
const rounds = 5;

export async function measurePage(route: string): Promise<void> {
  await buildPortal();
  const urls = [await servePortal(), await serveBareSite()];
  const browser = await openBrowser();
  const loads = await inRounds(urls.map((url) => () => loadPage(browser, url + route, slowdown)));
  const names = Object.keys(loads[0]?.[0] ?? {}) as (keyof PageFigures)[];
  const rows = names.map((name) => {
    const figures = loads.map((pages) => pages.map((page) => page[name]));
    const [portal, bare] = figures.map((values) => toQuantile(values, 0.5));
    return [name, toRow(portal, bare)] as const;
  });
  printTable(`/${route}, compared with a bare page with the same text`, rows);
}

function toRow(portal = Number.NaN, bare = Number.NaN): object {
  const ratio = bare === 0 ? '' : Number((portal / bare).toFixed(2));
  return { portal: Math.round(portal), bare: Math.round(bare), ratio };
}

/** Measures all cases in turns, so that other load affects all of them. The results of each case. */
export async function inRounds<Result>(
  cases: readonly ((round: number) => Promise<Result>)[],
): Promise<readonly Result[][]> {
  const results: Result[][] = cases.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of cases.entries()) results[index]?.push(await measure(round));
  }
  return results;
}

/** The value that this share of the values does not exceed. NaN if there are none. */
export function toQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints rows by name, below the conditions of the measurement. */
export function printTable(title: string, rows: readonly (readonly [string, object])[]): void {
  console.log(`\n${title}\n${rounds} rounds, ${slowdown}x CPU throttling`);
  console.table(Object.fromEntries(rows));
}

const budgetFile = 'scripts/measure/budget.json';

/** Compares all pages of the build, or writes their figures. Ends with a line of sums, as the tests do. */
export async function measureBudget({ isUpdate }: { isUpdate: boolean }): Promise<void> {
  const measured = await loadPages(Object.keys(budget));
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

type Figures = Omit<PageFigures, 'blocking'>;

/** The figures that pages must not exceed, by route, which is an example of its kind of page. */
type Budget = Readonly<Record<string, Figures>>;

async function loadPages(routes: readonly string[]): Promise<Budget> {
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

/** How long a page prefetches and highlights after the load event, in milliseconds. */
const settle = 3000;

/** Loads a page on a processor that is so many times slower. */
export async function loadPage(browser: Browser, url: string, rate: number) {
  const { page, slowDown } = await openPage(browser);
  await slowDown(rate);
  const responses: Response[] = [];
  page.on('response', (response) => {
    // Only some browsers load the icon while no one sees the tab.
    if (!response.url().includes('/favicon.')) responses.push(response);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  /** The time beyond 50 ms of each long task (total blocking time). */
  const blocking = await page.evaluate(readBlocking);
  const weights = await weigh(page, responses);
  await page.close();
  return { ...weights, blocking };
}

/** Asks for each file again, because the browser does not keep the bodies of what it prefetched. */
async function weigh({ request }: Page, responses: readonly Response[]) {
  const sizes = { total: 0, html: 0, css: 0, js: 0, other: 0 };
  let html = '';
  let scripts = 0;
  for (const response of responses) {
    const body = await (await request.get(response.url())).body();
    const type = response.headers()['content-type'] ?? '';
    const kind = (['html', 'css', 'js'] as const).find((name) => type.includes(words[name]));
    const size = Math.min(body.length, gzipSync(body, { level: 9 }).length);
    sizes[kind ?? 'other'] += size;
    sizes.total += size;
    if (kind === 'js') scripts += 1;
    if (kind === 'html') html ||= body.toString();
  }
  const nodes = [...html.matchAll(/<[a-z]/gi)].length;
  return { ...sizes, scripts, nodes, output: Buffer.byteLength(html) };
}

const words = { html: 'html', css: 'css', js: 'javascript' };

/** Runs in the page. */
function readBlocking(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const tasks = list.getEntries().map(({ duration }) => Math.max(0, duration - 50));
      resolve(tasks.reduce((sum, time) => sum + time, 0));
    });
    observer.observe({ type: 'longtask', buffered: true });
    // Without any long task, the observer is never called.
    setTimeout(() => resolve(0), 500);
  });
}
