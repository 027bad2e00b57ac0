/** What the portal of another API's document weighs, and what its build takes. */
import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { promisify } from 'node:util';
import { buildFolder } from '../lib/paths.mjs';
import { loadPage } from './page';
import { buildPortal, openBrowser, servePortal } from './sites';

/** Builds the portal for a document as an operator does. */
export async function measureApi(file: string): Promise<void> {
  const start = performance.now();
  const memory = watchMemory();
  await buildPortal({ API_DOCUMENT: file }).finally(memory.stop);
  const seconds = (performance.now() - start) / 1000;
  const pages = await listPages();
  const [median, largest] = [pages[Math.ceil(pages.length / 2) - 1], pages.at(-1)];
  console.log(`\n${file}: ${pages.length} pages`);
  console.table({
    'build s': Math.round(seconds),
    'peak memory MiB': Math.round(memory.peak() / 1024),
    'median HTML KiB': Math.round((median?.size ?? 0) / 1024),
    'largest HTML KiB': Math.round((largest?.size ?? 0) / 1024),
  });
  const [url, browser] = [await servePortal(), await openBrowser()];
  for (const page of [median, largest]) {
    if (!page) continue;
    const { total } = await loadPage(browser, url + page.route, 1);
    console.log(`/${page.route} transfers ${Math.round(total / 1024)} KiB with gzip.`);
  }
}

/** The routes of all pages, without a slash at their start, and their bytes of HTML, in this order. */
async function listPages() {
  const names = await readdir(buildFolder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html') && name !== '404.html');
  const pages = files.map(async (name) => {
    const { size } = await stat(path.join(buildFolder, name));
    return { route: name.replace(/(^index)?\.html$/, ''), size };
  });
  return (await Promise.all(pages)).sort((a, b) => a.size - b.size);
}

/** Watches the memory of this process and all that it starts, in KiB. */
function watchMemory() {
  let most = 0;
  const timer = setInterval(() => {
    void readMemory(process.pid).then((memory) => {
      most = Math.max(most, memory);
    });
  }, 500);
  return { peak: () => most, stop: () => clearInterval(timer) };
}

async function readMemory(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sumOf = (wanted: number): number =>
    rows.reduce((sum, [pid = 0, parent = 0, size = 0]) => {
      const own = pid === wanted ? size : 0;
      return sum + own + (parent === wanted ? sumOf(pid) : 0);
    }, 0);
  return sumOf(root);
}
