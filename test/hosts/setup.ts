import { chromium, type BrowserServer } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { writeSites } from './sites';

declare global {
  var hostTests: { removeSites: () => Promise<void>; browser: BrowserServer } | undefined;
}

/** Builds the sites and starts one browser for all tests. */
export default async function prepareHostTests(): Promise<void> {
  const removeSites = await writeSites();
  try {
    const browser = await chromium.launchServer(await findBrowser());
    globalThis.hostTests = { removeSites, browser };
    process.env.E2E_BROWSER = browser.wsEndpoint();
  } catch (error) {
    await removeSites();
    throw error;
  }
}
