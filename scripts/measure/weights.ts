/** What pages load, compared with the budget. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { root } from '../lib/paths.mjs';
import budget from './budget.json';

/** Bytes of bodies with gzip, and numbers of scripts and elements. */
type Figures = Awaited<ReturnType<typeof loadPage>>;

const budgetFile = 'scripts/measure/budget.json';

/** Compares all pages of the build, or writes their figures. Ends with a line of sums, as the tests do. */
export async function measureBudget(
  browser: Browser,
  url: string,
  isUpdate: boolean,
): Promise<void> {
  const pages = Object.keys(budget).map(async (route) => {
    return [route, await loadPage(browser, url + route.slice(1))] as const;
  });
  const measured = Object.fromEntries(await Promise.all(pages));
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

/** The figures that pages must not exceed, by route, which is an example of its kind of page. */
type Budget = Readonly<Record<string, Figures>>;

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

async function loadPage(browser: Browser, url: string) {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => {
    // Only some browsers load the icon while no one sees the tab.
    if (!response.url().includes('/favicon.')) responses.push(response);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  const figures = await weigh(page, responses);
  await page.close();
  return figures;
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
