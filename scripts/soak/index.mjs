/** Makes random edits to a copy of the site while `npm start` serves it, and checks its pages. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.mjs';
import { startDevServer } from '../lib/dev-server.mjs';
import { copySources } from '../lib/site-copy.mjs';
import { catalogueEdits, initBranches } from './catalogue.mjs';
import { readMemory } from './memory.mjs';
import { pageEdits } from './pages.mjs';
import { buildRandom } from './random.mjs';

/** The most memory that the server may use, in MB. It starts with some 500. */
export const memoryLimit = 2000;

/** The time between two checks of all pages, in milliseconds. */
const round = 60_000;

/** The maximum time until a page shows its latest state, in milliseconds. */
const patience = 60_000;

/** The maximum pause between two edits, in milliseconds. */
const pause = 1200;

/**
 * @typedef {{minute: number, edits: number, memory: number}} Figure
 * @typedef {{edits: number, figures: Figure[], problems: string[], log: string[]}} Outcome
 */

/**
 * Edits for some time. Checks every page once a minute, and passes each figure to `onFigure`.
 * @param {{minutes: number, seed: number, onFigure?: (figure: Figure) => void}} options
 * @returns {Promise<Outcome>}
 */
export async function soak({ minutes, seed, onFigure = () => undefined }) {
  const folder = await copySources();
  /** @type {Outcome} */
  const outcome = { edits: 0, figures: [], problems: [], log: [] };
  try {
    await initBranches(folder);
    const server = await startDevServer(folder);
    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage();
      await page.goto(server.url);
      const desk = buildDesk(folder, seed);
      const begin = Date.now();
      const measure = async () => {
        const memory = await readMemory(server.pid);
        const figure = { minute: (Date.now() - begin) / 60_000, edits: outcome.edits, memory };
        outcome.figures.push(figure);
        onFigure(figure);
      };
      await measure();
      const end = begin + minutes * 60_000;
      while (Date.now() < end && outcome.problems.length === 0) {
        await edit(desk, outcome, Math.min(Date.now() + round, end));
        outcome.problems = await look(page, server.url, desk);
        await measure();
      }
      if (outcome.problems.length > 0) outcome.log.push(server.output().slice(-4000));
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 9 });
  }
  return outcome;
}

/**
 * @param {string} folder
 * @param {number} seed
 * @returns {import('./pages.mjs').Desk}
 */
function buildDesk(folder, seed) {
  let count = 0;
  return {
    ...{ folder, random: buildRandom(seed), pages: new Map(), generated: new Map() },
    count: () => (count += 1),
  };
}

/**
 * @param {import('./pages.mjs').Desk} desk
 * @param {Outcome} outcome
 * @param {number} end
 */
async function edit(desk, outcome, end) {
  const edits = Object.entries({ ...pageEdits, ...catalogueEdits });
  while (Date.now() < end) {
    const [name, run] = desk.random.pick(edits);
    outcome.log.push(`${new Date().toISOString()} ${name}`);
    await run(desk);
    outcome.edits += 1;
    await wait(desk.random.below(pause));
  }
}

/**
 * Opens every page. Returns a problem for each page that does not show its latest state.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {import('./pages.mjs').Desk} desk
 */
async function look(page, url, { folder, pages, generated }) {
  const written = [...pages.values(), ...generated.values()];
  const config = await readFile(path.join(folder, 'docs/errors.mdx'), 'utf8');
  const [, title = ''] = /^title: (.*)$/m.exec(config) ?? [];
  /** @type {string[]} */
  const problems = [];
  for (const { route, words } of [...written, { route: 'docs/errors', words: title }]) {
    const isShown = await show(page, url + route, words);
    if (!isShown) {
      const shown = await page.locator('main').innerText();
      problems.push(`${route} shows "${shown.slice(0, 300)}" instead of "${words}".`);
    }
  }
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
  if ((await overlay.count()) > 0) problems.push(`The overlay shows: ${await overlay.innerText()}`);
  return problems;
}

/**
 * Opens a page repeatedly until it shows some words.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @param {string} words
 */
async function show(page, address, words) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const shown = await page
      .goto(address)
      .then(() => page.locator('main').getByText(words).first().waitFor({ timeout: 5000 }))
      .then(
        () => true,
        () => false,
      );
    if (shown) return true;
  }
  return false;
}
