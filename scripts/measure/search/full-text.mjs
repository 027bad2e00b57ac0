/** The full-text search at `/search`. */
import { loadSource } from '../../lib/load-source.mjs';
import { splitFirst, toRow } from '../figures.mjs';
import { inRounds, timePaint } from '../paint.mjs';
import { watchBytes } from './bytes.mjs';

export const { indexFile } =
  /** @type {typeof import('../../../src/framework/client/search-index')} */ (
    loadSource('../../../src/framework/client/search-index.ts', import.meta.url)
  );

/** Words with many and with few matches. Each round starts with another one. */
const queries = ['campaign', 'token', 'rescan', 'affiliate program', 'pageSize'];

/**
 * @typedef {import('../paint.mjs').Browser} Browser
 * @typedef {import('../paint.mjs').Page} Page
 */

/**
 * @param {Browser} browser
 * @param {string} portal the URL of its home page
 * @param {string} build its folder
 */
export async function measureFullText(browser, portal, build) {
  const open = async (/** @type {Page} */ page, /** @type {number} */ round) => {
    await page.goto(`${portal}search`, { waitUntil: 'networkidle' });
    const watched = watchBytes(page, build);
    const turned = [...queries.slice(round), ...queries.slice(0, round)];
    return async () => ({ times: await searchAll(page, turned), bytes: await watched.read() });
  };
  const [measured = []] = await inRounds(browser, [open]);
  const { first, later } = splitFirst(measured.map(({ times }) => times));
  return {
    bytes: measured[0]?.bytes,
    rows: {
      'cold: first query': toRow(first, 'under 84 ms'),
      'warm: later queries': toRow(later, 'under 49 ms'),
    },
  };
}

/**
 * The time of each query. The page searches without Enter after a pause in typing; Enter comes
 * right after the text.
 * @param {Page} page
 * @param {readonly string[]} texts
 */
async function searchAll(page, texts) {
  const field = page.getByRole('searchbox', { name: 'Search all text' });
  const times = [];
  for (const text of texts) {
    await field.selectText();
    const effect = /** @type {const} */ ({
      event: 'keydown',
      selector: 'main p[role="status"]',
      text: `“${text}”`,
    });
    times.push(
      await timePaint(page, effect, async () => {
        await page.keyboard.insertText(text);
        await page.keyboard.press('Enter');
      }),
    );
  }
  return times;
}
