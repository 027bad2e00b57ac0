/** Measures the time from a keystroke to the repainted sample, with 4x CPU throttling. */
import { toQuantile } from './figures.mjs';
import { inRounds, timePaint } from './paint.mjs';

/**
 * @typedef {import('./paint.mjs').Browser} Browser
 * @typedef {import('./paint.mjs').Page} Page
 * @typedef {{median: number, p95: number}} Keystrokes milliseconds
 * @typedef {(page: Page) => Promise<import('playwright-core').Locator>} OpenForm opens a page with
 *   a sample, and returns the field to type into
 */

/** The keystrokes of a round. */
const keystrokes = 50;
const sample = '[aria-label="cURL sample"] code';

/** A minimal page, to measure the overhead of the browser. */
const bareForm = `<!doctype html><title>Bare form</title>
  <label>title <input oninput="code.firstChild.data = JSON.stringify(value)"></label>
  <pre aria-label="cURL sample"><code id="code">-</code></pre>`;

/** @type {OpenForm} */
export async function openBareForm(page) {
  await page.setContent(bareForm);
  return page.getByLabel('title');
}

/**
 * Opens the filled form of an endpoint. `find` returns the field.
 * @param {string} url
 * @param {OpenForm} find
 * @returns {OpenForm}
 */
export function toFilledForm(url, find) {
  return async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Load example' }).click();
    return find(page);
  };
}

/** @type {OpenForm} */
export function findTitle(page) {
  return Promise.resolve(page.getByLabel('title', { exact: true }).first());
}

/**
 * Compares the title of a filled form with a field and a text alone.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<{portal: Keystrokes, bare: Keystrokes}>}
 */
export async function measureKeystrokes(browser, url) {
  const forms = [toFilledForm(url, findTitle), openBareForm];
  const [portal = [], bare = []] = await typeInRounds(browser, forms);
  return { portal: toMiddle(portal), bare: toMiddle(bare) };
}

/**
 * Other load affects single rounds, so the median counts, as in Lighthouse.
 * @param {import('./figures.mjs').Rounds} times
 * @returns {Keystrokes}
 */
function toMiddle(times) {
  const measured = times.map((round) => ({
    median: toQuantile(round, 0.5),
    p95: toQuantile(round, 0.95),
  }));
  const sorted = measured.sort((a, b) => a.p95 - b.p95);
  return /** @type {Keystrokes} */ (sorted[Math.floor(sorted.length / 2)]);
}

/**
 * Types into each form, which opens again for each round. The first key of a round is also the
 * first that its page gets.
 * @param {Browser} browser
 * @param {readonly OpenForm[]} forms
 * @returns {Promise<number[][][]>} milliseconds by form and by round
 */
export function typeInRounds(browser, forms) {
  const cases = forms.map((open) => async (/** @type {Page} */ page) => {
    const field = await open(page);
    return () => typeRound(page, field);
  });
  return inRounds(browser, cases);
}

/**
 * @param {Page} page
 * @param {import('playwright-core').Locator} field
 */
async function typeRound(page, field) {
  await field.focus();
  const before = await field.inputValue();
  const times = [];
  for (let count = 1; count <= keystrokes; count += 1) {
    const text = JSON.stringify(before + 'a'.repeat(count));
    const effect = /** @type {const} */ ({ event: 'keydown', selector: sample, text });
    times.push(await timePaint(page, effect, () => page.keyboard.press('a')));
  }
  return times;
}
