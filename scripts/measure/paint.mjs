/** Measures the time from an event to the paint that shows its effect. */
import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{readonly event: 'keydown' | 'click', readonly selector: string, readonly text: string}} Effect
 *   the time starts with the event, and ends when the element contains the text
 */

/**
 * Opens a page, and returns what to measure on it.
 * @template Measured
 * @typedef {(page: Page, round: number) => Promise<() => Promise<Measured>>} Open
 */

export const slowdown = 4;

/** How many times a measurement is repeated, because other load affects single rounds. */
export const rounds = 5;

const viewport = { width: 1280, height: 900 };

/** The time between two keystrokes of a fast typist, in milliseconds. */
const pause = 80;

/** How long the page can take, in milliseconds. */
const timeout = 30_000;

/**
 * Measures cases alternately, so that other load affects all of them. Each time, a page opens with
 * empty storage and cache.
 * @template Measured
 * @param {Browser} browser
 * @param {readonly Open<Measured>[]} cases
 * @returns {Promise<Measured[][]>} by case and by round
 */
export async function inRounds(browser, cases) {
  const all = cases.map(() => /** @type {Measured[]} */ ([]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, open] of cases.entries()) {
      all[index]?.push(await onSlowPage(browser, open, round));
    }
  }
  return all;
}

/**
 * Slows the main thread of the page down after it has opened. Workers keep their speed.
 * @template Measured
 * @param {Browser} browser
 * @param {Open<Measured>} open
 * @param {number} round
 * @returns {Promise<Measured>}
 */
async function onSlowPage(browser, open, round) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const measure = await open(page, round);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure();
  } finally {
    await context.close();
  }
}

/**
 * The milliseconds from the event that `act` causes to the paint of its effect. Leaves the page
 * alone for a while, because each question to it takes some of its time.
 * @param {Page} page
 * @param {Effect} effect
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
export async function timePaint(page, effect, act) {
  await page.evaluate(watchPaint, { ...effect, timeout });
  await act();
  await setTimeout(pause);
  return page.evaluate(() => window.paint);
}

/**
 * Runs in the page. Measures from the event to the first task after the frame with the effect.
 * @param {Effect & {readonly timeout: number}} effect
 */
function watchPaint({ event, selector, text, timeout: patience }) {
  const isShown = () => document.querySelector(selector)?.textContent.includes(text) === true;
  if (isShown()) throw new Error(`${selector} already shows ${text}.`);
  window.paint = new Promise((resolve, reject) => {
    let since = Number.NaN;
    const start = (/** @type {Event} */ { timeStamp }) => (since = timeStamp);
    document.addEventListener(event, start, { capture: true, once: true });
    const timer = window.setTimeout(() => {
      reject(new Error(`${selector} does not show ${text}.`));
    }, patience);
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => resolve(performance.now() - since);
        afterPaint.port2.postMessage(undefined);
      });
    });
    observer.observe(document, { characterData: true, childList: true, subtree: true });
  });
}
