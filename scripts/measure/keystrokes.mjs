/** Measures the time from a keystroke to the repainted sample, with 4x CPU throttling. */

/** @typedef {{median: number, p95: number}} Keystrokes milliseconds */

/** Other load affects single rounds, so the median counts, as in Lighthouse. */
const rounds = 3;
const keystrokes = 50;
const slowdown = 4;
/** The time between two keystrokes of a fast typist, in milliseconds. */
const pause = 80;

/** A minimal page, to measure the overhead of the browser. */
const bareForm = `<!doctype html><title>Bare form</title>
  <label>title <input oninput="code.firstChild.data = value"></label>
  <pre aria-label="cURL sample"><code id="code">-</code></pre>`;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<{portal: Keystrokes, bare: Keystrokes}>}
 */
export async function measureKeystrokes(browser, url) {
  const openPortal = async (/** @type {Page} */ page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Load example' }).click();
  };
  const openBare = (/** @type {Page} */ page) => page.setContent(bareForm);
  return {
    portal: await takeMiddleRound(browser, openPortal),
    bare: await takeMiddleRound(browser, openBare),
  };
}

/**
 * @typedef {import('playwright-core').Page} Page
 * @param {import('playwright-core').Browser} browser
 * @param {(page: Page) => Promise<void>} open
 */
async function takeMiddleRound(browser, open) {
  /** @type {Keystrokes[]} */
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(browser, open));
  const sorted = measured.sort((a, b) => a.p95 - b.p95);
  return /** @type {Keystrokes} */ (sorted[Math.floor(rounds / 2)]);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {(page: Page) => Promise<void>} open
 * @returns {Promise<Keystrokes>}
 */
async function measureRound(browser, open) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await open(page);
  await page.getByLabel('title', { exact: true }).first().focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchKeystrokes);
  for (let count = 0; count < keystrokes; count += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(pause);
  }
  const times = await page.evaluate(() => window.keystrokeTimes);
  await page.close();
  if (times.length < keystrokes) throw new Error(`Only ${times.length} keystrokes were repainted.`);
  const sorted = times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/**
 * Runs in the page. Measures from the event to the first task after the frame with the new sample.
 */
function watchKeystrokes() {
  window.keystrokeTimes = [];
  let pressed = 0;
  document.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  const sample = document.querySelector('[aria-label="cURL sample"] code');
  if (!sample) throw new Error('There is no cURL sample on the page.');
  new MutationObserver(() => {
    const since = pressed;
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => window.keystrokeTimes.push(performance.now() - since);
      afterPaint.port2.postMessage(undefined);
    });
  }).observe(sample, { characterData: true, childList: true, subtree: true });
}
