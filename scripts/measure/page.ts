/** What a page loads, and how long it blocks the browser. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { inRounds, printTable, slowdown, toQuantile } from './rounds';
import { openBrowser, openPage, serveBareSite, buildAndServe } from './sites';

/** Bytes of bodies with gzip, numbers of scripts and elements, and milliseconds. */
export type PageFigures = Awaited<ReturnType<typeof loadPage>>;

export async function measurePage(route: string): Promise<void> {
  const [portal, bare] = [await buildAndServe(), await serveBareSite()];
  const browser = await openBrowser();
  const loads = await inRounds({
    portal: () => loadPage(browser, portal.url + route, slowdown),
    bare: () => loadPage(browser, bare.url + route, slowdown),
  });
  const names = Object.keys(loads.portal[0] ?? {}) as (keyof PageFigures)[];
  const rows = names.map((name) => {
    const [own, other] = [loads.portal, loads.bare].map((pages) => toMedian(pages, name));
    return [name, toRow(own, other)] as const;
  });
  const title = `/${route}, compared with a bare page with the same text`;
  const all = [...rows, ['build s', toRow(portal.seconds, bare.seconds)] as const];
  printTable(browser, title, Object.fromEntries(all));
}

function toMedian(pages: readonly PageFigures[], name: keyof PageFigures): number {
  return toQuantile(
    pages.map((page) => page[name]),
    0.5,
  );
}

function toRow(portal = Number.NaN, bare = Number.NaN): object {
  const ratio = bare === 0 ? '' : Number((portal / bare).toFixed(2));
  return { portal: Math.round(portal), bare: Math.round(bare), ratio };
}

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
