/** The scripts of a build, and those that a page has loaded. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** The code of each script of a build, by file name. */
export function readScripts(build: string): ReadonlyMap<string, string> {
  const folder = path.join(build, 'assets/js');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return new Map(readdirSync(folder).map((file) => [file, read(file)]));
}

/** The file names of the scripts that a page has loaded and whose code matches. */
export async function listLoaded(
  page: Page,
  build: string,
  code: RegExp,
): Promise<readonly string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
  );
  const scripts = readScripts(build);
  return [...new Set(files)].filter((name) => code.test(scripts.get(name) ?? ''));
}
