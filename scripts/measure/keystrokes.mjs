/** How long a keystroke takes to reach the repainted sample, on a processor four times slower. */

/** @typedef {{keystrokeMedian: number, keystroke95: number}} Keystrokes milliseconds */

const keystrokes = 50;
const slowdown = 4;
/** Time between two keystrokes of a fast typist, in milliseconds. */
const pause = 80;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Keystrokes>}
 */
export async function measureKeystrokes(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Load example' }).click();
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
  return { keystrokeMedian: at(0.5), keystroke95: at(0.95) };
}

/** Runs in the page: from the event to the first task after the frame that shows the new sample. */
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
