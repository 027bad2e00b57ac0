import { access } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserServer } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { startServer, type StaticServer } from './server';

/** What the tests of a run share. The setup sets it, the teardown closes it. */
export interface SharedServers {
  readonly site: StaticServer;
  readonly browser: BrowserServer;
}

declare global {
  var sharedServers: SharedServers | undefined;
}

/** Serves the build and starts one browser. The tests get their URLs from environment variables. */
export default async function startServers(): Promise<void> {
  await access(path.join(buildFolder, 'index.html')).catch(() => {
    throw new Error('There is no build to test. Run "npm run build" first.');
  });
  const options = await findBrowser();
  const site = await startServer(buildFolder);
  try {
    const browser = await chromium.launchServer(options);
    globalThis.sharedServers = { site, browser };
    process.env.E2E_SITE = site.url;
    process.env.E2E_BROWSER = browser.wsEndpoint();
  } catch (error) {
    await site.close();
    throw error;
  }
}
