/** The median time until React controls a page, so that it reacts to readers. */
import { rounds, slowdown } from './paint.mjs';
import { toQuantile } from './figures.mjs';

/**
 * Milliseconds from the start of the navigation, with an empty cache and a slowed down processor.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export async function measureHydration(browser, url) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeHydration(browser, url));
  return toQuantile(times, 0.5);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function timeHydration(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchHydration);
    await page.goto(url);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    return await page.evaluate(() => window.hydrated);
  } finally {
    await context.close();
  }
}

/** Runs in the page. The framework sets the attribute in an effect. */
function watchHydration() {
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    window.hydrated = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true });
}
