/** The title search in the header. */
import { splitFirst, toRow } from '../figures.mjs';
import { openBareForm, typeInRounds } from '../keystrokes.mjs';
import { inRounds, timePaint } from '../paint.mjs';
import { watchBytes } from './bytes.mjs';

const route = 'docs/campaigns/create-campaign-link';
const goal = '16 ms a key';

/** Parts of a title, of a path and of a parameter. Their beginnings match pages as well. */
const texts = ['scheduled', 'affiliate', 'campaigns/boards', 'pageSize'];

/** The list of matching pages. It is not complete while there is a note above it. */
const list = 'form[role="search"]:not(:has(p)) [role="listbox"]';

/**
 * @typedef {import('../paint.mjs').Browser} Browser
 * @typedef {import('../paint.mjs').Page} Page
 */

/**
 * @param {Browser} browser
 * @param {string} portal the URL of its home page
 * @param {string} build its folder
 */
export async function measureTitles(browser, portal, build) {
  const open = async (/** @type {Page} */ page) => {
    await page.goto(portal + route, { waitUntil: 'networkidle' });
    const watched = watchBytes(page, build);
    return async () => ({ times: await typeTexts(page), bytes: await watched.read() });
  };
  const [measured = []] = await inRounds(browser, [open]);
  const [bare = []] = await typeInRounds(browser, [openBareForm]);
  const times = measured.map((round) => round.times);
  const { first, later } = splitFirst(times);
  return {
    bytes: measured[0]?.bytes,
    rows: {
      'first key': toRow(first, goal),
      'later keys': toRow(later, goal),
      'all keys': toRow(times, goal),
      'field and text alone': toRow(bare, ''),
    },
  };
}

/**
 * The time of each key. The first key comes right after the box got the focus, when it starts to
 * load the titles.
 * @param {Page} page
 */
async function typeTexts(page) {
  const box = page.getByRole('combobox', { name: 'Search documentation' });
  const times = [];
  for (const text of texts) {
    await box.fill('');
    for (let length = 1; length <= text.length; length += 1) {
      const effect = /** @type {const} */ ({
        event: 'keydown',
        selector: list,
        text: `“${text.slice(0, length)}”`,
      });
      times.push(await timePaint(page, effect, () => page.keyboard.press(text.charAt(length - 1))));
    }
  }
  return times;
}
