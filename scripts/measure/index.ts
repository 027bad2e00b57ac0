/** The subjects of `npm run measure`. Ratios compare the portal with a bare page in the same run. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import { Failure } from '../../src/failure';
import { buildFolder } from '../lib/paths.mjs';
import { loadPage, measureBudget, measurePage } from './page';
import { buildPortal, closeAll, openBrowser, servePortal } from './sites';
import { measureTyping, route } from './typing';

export const usage = `npm run measure [-- keys | search | api FILE | budget [update] [--no-build]]

Builds the portal, and compares it with a bare page that is measured in the same run.

  (nothing)  what an endpoint page loads, and how long it blocks the browser
  keys       from a key in a form to the painted sample
  search     from a key to the painted results of both searches
  api        pages, build time, memory and weight of the portal for an OpenAPI document
  budget     whether pages load more than scripts/measure/budget.json allows; update writes what they
             load now, and --no-build uses the last build`;

export const options = { 'no-build': { type: 'boolean', default: false } } as const;

export function run(args: string[]): Promise<void> {
  return measure(args).finally(closeAll);
}

async function measure(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const words = positionals.join(' ');
  const [subject, file] = positionals;
  if (subject === 'api' && file !== undefined) return measureApi(file);
  if (words === '') return measurePage(route);
  if (words === 'keys' || words === 'search') return measureTyping(words);
  if (words === 'budget' || words === 'budget update') {
    if (!values['no-build']) await buildPortal();
    else if (!existsSync(buildFolder)) throw new Failure('There is no build. Run "npm run build".');
    return measureBudget({ isUpdate: words !== 'budget' });
  }
  throw new Failure(`Found ${JSON.stringify(words)}, expected a subject.\n\n${usage}`);
}

/** Builds the portal for another API's document, as an operator does. */
async function measureApi(file: string): Promise<void> {
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
  const rows = [...stdout.matchAll(/^ *(\d+) +(\d+) +(\d+)/gm)].map((row) =>
    row.slice(1).map(Number),
  );
  const sumOf = (wanted: number): number =>
    rows.reduce((sum, [pid = 0, parent = 0, size = 0]) => {
      const own = pid === wanted ? size : 0;
      return sum + own + (parent === wanted ? sumOf(pid) : 0);
    }, 0);
  return sumOf(root);
}
