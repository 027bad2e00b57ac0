/** The subjects of `npm run measure`. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { Failure, Misuse } from '../../src/failure';
import { findBrowser } from '../../test/support/find-browser';
import { buildFolder } from '../lib/paths.mjs';
import { runScript } from '../lib/programs';
import { withDefaultSettings } from '../lib/settings';
import { serveBuild } from '../lib/static-server';
import { measureKeys } from './keys';
import { measureBudget } from './weights';

export const usage = `npm run measure -- budget [update] [--no-build]
npm run measure -- keys [--no-build]

  budget  whether pages load more than scripts/measure/budget.json allows; update writes what they
          load now
  keys    from a key in a form to the painted sample

Builds the portal first. --no-build uses the last build.`;

export const options = { 'no-build': { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const words = positionals.join(' ');
  if (!['budget', 'budget update', 'keys'].includes(words)) {
    throw new Misuse(positionals, 'a subject');
  }
  if (!values['no-build']) await buildPortal();
  else if (!existsSync(buildFolder)) throw new Failure('There is no build. Run "npm run build".');
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

/** Builds the portal as operators do, but without their settings. */
async function buildPortal(): Promise<void> {
  const exitCode = await runScript('build', [], { env: withDefaultSettings(process.env) });
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
}
