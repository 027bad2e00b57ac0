/** The subjects of `npm run measure`. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { Failure, Misuse } from '../../src/failure';
import { findBrowser } from '../../test/support/find-browser';
import { buildFolder } from '../lib/paths.mjs';
import { serveBuild } from '../lib/static-server';
import { measureKeys } from './keys';
import { measureBudget } from './weights';

export const usage = `npm run measure -- budget [update]
npm run measure -- keys

  budget  whether pages load more than scripts/measure/budget.json allows; update writes what they
          load now
  keys    from a key in a form to the painted sample

Measures the last build, which must have the default settings.`;

export async function run(args: readonly string[]): Promise<void> {
  const words = args.join(' ');
  if (!['budget', 'budget update', 'keys'].includes(words)) throw new Misuse(args, 'a subject');
  if (!existsSync(buildFolder)) throw new Failure('There is no build. Run "npm run build".');
  const server = await serveBuild({ directory: buildFolder, host: '127.0.0.1', port: 0 });
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(await findBrowser());
    if (words === 'keys') await measureKeys(browser, server.url);
    else await measureBudget(browser, server.url, words === 'budget update');
  } finally {
    await browser?.close();
    await server.close();
  }
}
