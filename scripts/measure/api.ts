/** What the portal of another API's document weighs, and what its build takes. */
import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { promisify } from 'node:util';
import { buildFolder } from '../lib/paths.mjs';
import { Failure, runScript } from '../lib/programs.mjs';
import { withDefaultSettings } from '../lib/settings';
import { loadPage } from './page';
import { toQuantile } from './rounds';
import { withBrowser, withServer } from './sites';

/** Builds the portal for a document as an operator does, without the bundler's cache. */
export async function measureApi(file: string): Promise<void> {
  const settings = { API_DOCUMENT: file, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const env = { ...withDefaultSettings(process.env), ...settings };
  const start = performance.now();
  const memory = watchMemory();
  const exitCode = await runScript('build', [], { env }).finally(memory.stop);
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
  const seconds = (performance.now() - start) / 1000;
  const pages = await listPages();
  const [median, largest] = [0.5, 1].map((share) => findPage(pages, share));
  console.log(`\n${file}: ${pages.length} pages`);
  console.table({
    'build s': Math.round(seconds),
    'peak memory MiB': Math.round(memory.peak() / 1024),
    'median HTML KiB': Math.round((median?.size ?? 0) / 1024),
    'largest HTML KiB': Math.round((largest?.size ?? 0) / 1024),
  });
  await withServer(buildFolder, (url) =>
    withBrowser(async (browser) => {
      for (const page of [median, largest]) {
        if (!page) continue;
        const { total } = await loadPage(browser, url + page.route, 1);
        console.log(`/${page.route} transfers ${Math.round(total / 1024)} KiB with gzip.`);
      }
    }),
  );
}

interface BuiltPage {
  /** Without a slash at its start. */
  readonly route: string;
  /** Bytes of HTML. */
  readonly size: number;
}

async function listPages(): Promise<readonly BuiltPage[]> {
  const names = await readdir(buildFolder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html');
  return Promise.all(
    pages.map(async (name) => {
      const { size } = await stat(path.join(buildFolder, name));
      return { route: name.replace(/(^index)?\.html$/, ''), size };
    }),
  );
}

/** The page whose size this share of the pages does not exceed. */
function findPage(pages: readonly BuiltPage[], share: number): BuiltPage | undefined {
  const size = toQuantile(
    pages.map((page) => page.size),
    share,
  );
  return pages.find((page) => page.size === size);
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
