import { access } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { findBrowser } from './find-browser';
import { startServer } from './server';
import { offerSites } from './sites';

declare global {
  /** Closes what the tests of a run share. The setup sets it, the teardown calls it. */
  var closeShared: (() => Promise<void>) | undefined;
}

/**
 * Serves the build, starts one browser, and offers the other sites. The tests get their URLs from
 * environment variables.
 */
export default async function startServers(): Promise<void> {
  await access(path.join(buildFolder, 'index.html')).catch(() => {
    throw new Error('There is no build to test. Run "npm run build" first.');
  });
  const options = await findBrowser();
  const opened: { close: () => Promise<void> }[] = [];
  globalThis.closeShared = async () => {
    await Promise.all(opened.map((each) => each.close()));
  };
  try {
    const site = await startServer(buildFolder);
    opened.push(site);
    const browser = await chromium.launchServer(options);
    opened.push(browser);
    const sites = await offerSites();
    opened.push(sites);
    process.env.E2E_SITE = site.url;
    process.env.E2E_BROWSER = browser.wsEndpoint();
    process.env.E2E_SITES = sites.url;
  } catch (error) {
    await globalThis.closeShared();
    throw error;
  }
}
