/** What a page loads, and how long it blocks the browser. */
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';

/** Bytes of bodies with gzip, numbers of scripts and elements, and milliseconds. */
export interface PageFigures {
  readonly total: number;
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly other: number;
  readonly scripts: number;
  readonly nodes: number;
  /** The size of the HTML file without compression. */
  readonly output: number;
  /** The time beyond 50 ms of each long task (total blocking time). */
  readonly blocking: number;
}

/** How long a page prefetches and highlights after the load event, in milliseconds. */
const settle = 3000;

/** Loads a page with an empty cache, on a processor that is so many times slower. */
export async function loadPage(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<PageFigures> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const responses: Response[] = [];
    page.on('response', (response) => {
      // Only some browsers load the icon while no one sees the tab.
      if (!response.url().includes('/favicon.')) responses.push(response);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settle);
    const blocking = await page.evaluate(readBlocking);
    const files = await Promise.all(responses.map(weigh));
    return { ...toFigures(files), blocking };
  } finally {
    await context.close();
  }
}

interface File {
  readonly kind: 'html' | 'css' | 'js' | 'other';
  readonly size: number;
  readonly body: Buffer;
}

async function weigh(response: Response): Promise<File> {
  const body = await response.body();
  const type = response.headers()['content-type'] ?? '';
  const [kind = 'other'] = (['html', 'css', 'javascript'] as const).filter((name) =>
    type.includes(name),
  );
  const size = Math.min(body.length, gzipSync(body, { level: 9 }).length);
  return { kind: kind === 'javascript' ? 'js' : kind, size, body };
}

function toFigures(files: readonly File[]): Omit<PageFigures, 'blocking'> {
  const isOf = (kind: File['kind']) => files.filter((file) => file.kind === kind);
  const sum = (some: readonly File[]) => some.reduce((bytes, { size }) => bytes + size, 0);
  const html = isOf('html')[0]?.body ?? Buffer.alloc(0);
  return {
    total: sum(files),
    html: sum(isOf('html')),
    css: sum(isOf('css')),
    js: sum(isOf('js')),
    other: sum(isOf('other')),
    scripts: isOf('js').length,
    nodes: [...html.toString().matchAll(/<[a-z]/gi)].length,
    output: html.length,
  };
}

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
