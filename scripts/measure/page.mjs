/** Weight and speed of an endpoint page, compared with a bare Docusaurus page with the same text. */
import { measureHydration } from './hydration.mjs';
import { measureKeystrokes } from './keystrokes.mjs';
import { withBareSite, withBrowser, withPortal } from './sites.mjs';
import { measureTransfer } from './transfer.mjs';
import { measureVitals } from './vitals.mjs';

const route = 'docs/campaigns/create-campaign-link';
/** Lighthouse controls the browser through this port. */
const debuggingPort = 9333;

/** Builds both sites, and prints what a visitor loads and how fast the page reacts. */
export async function measurePage() {
  await withPortal((portal) =>
    withBrowser(
      (browser) =>
        withBareSite(browser, portal, async (bare) => {
          const page = portal + route;
          print(
            await measure(browser, page),
            await measure(browser, `${bare}create-campaign-link`),
          );
          printKeystrokes(await measureKeystrokes(browser, page));
        }),
      [`--remote-debugging-port=${debuggingPort}`],
    ),
  );
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function measure(browser, url) {
  const transfer = await measureTransfer(browser, url);
  const hydration = await measureHydration(browser, url);
  return { ...transfer, ...(await measureVitals(url, debuggingPort)), hydration };
}

/**
 * @typedef {Awaited<ReturnType<typeof measure>>} Figures
 * @param {Figures} portal
 * @param {Figures} bare
 */
function print(portal, bare) {
  const rows = Object.keys(portal).map((name) => {
    const key = /** @type {keyof Figures} */ (name);
    const ratio = bare[key] === 0 ? '' : (portal[key] / bare[key]).toFixed(2);
    return {
      figure: key,
      portal: toFigure(key, portal[key]),
      bare: toFigure(key, bare[key]),
      ratio,
    };
  });
  console.log(`\n${route} compared with a bare Docusaurus page with the same text`);
  console.table(rows);
}

/**
 * @param {keyof Figures} key
 * @param {number} value
 */
function toFigure(key, value) {
  if (key === 'requests' || key === 'nodes') return String(value);
  if (key === 'layoutShift') return value.toFixed(3);
  return key === 'blockingTime' || key === 'largestPaint' || key === 'hydration'
    ? `${Math.round(value)} ms`
    : `${(value / 1024).toFixed(1)} KiB`;
}

/** @param {Awaited<ReturnType<typeof measureKeystrokes>>} keystrokes */
function printKeystrokes({ portal, bare }) {
  const toLine = (/** @type {import('./keystrokes.mjs').Keystrokes} */ { median, p95 }) =>
    `median ${median.toFixed(1)} ms, 95th percentile ${p95.toFixed(1)} ms`;
  console.log(
    'From a keystroke to the repainted sample, with 4x CPU throttling:\n' +
      `  the portal: ${toLine(portal)}\n  a field and a text alone: ${toLine(bare)}`,
  );
}
