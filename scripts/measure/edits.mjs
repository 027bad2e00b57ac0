/** How long an edit takes from the saved file to the screen of `npm start`. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.mjs';
import { startDevServer } from '../lib/dev-server.mjs';
import { copySources } from '../lib/site-copy.mjs';

const edits = 10;
/** Between two edits: the server is idle again, as with an editor who looks at the result. */
const pause = 2000;
const file = 'src/catalogue/batch.ts';
const route = 'docs/batch/batch-identifiers';

/**
 * What is edited: the count of the edit and the text of the file → the new text and what shows it.
 * @typedef {{name: string, edit: (text: string, count: number) => {text: string, shows: string}}} Kind
 * @type {readonly Kind[]}
 */
const kinds = [
  {
    name: 'a description',
    edit: (text, count) => ({
      text: replace(
        text,
        /The batches of the board[^']*/,
        `The batches of the board, edit ${count}.`,
      ),
      shows: `The batches of the board, edit ${count}.`,
    }),
  },
  {
    name: 'a summary',
    edit: (text, count) => ({
      text: replace(
        text,
        /Lists the batches of links[^']*/,
        `Lists the batches of links, edit ${count}.`,
      ),
      shows: `Lists the batches of links, edit ${count}.`,
    }),
  },
  {
    name: 'a new endpoint',
    edit: (text, count) => ({
      text: replace(
        text,
        /endpoints: \[/,
        `endpoints: [{ ...batchIdentifiers, slug: 'edit-${count}', title: 'Edit ${count}', path: 'edit/${count}/{boardId}' }, `,
      ),
      shows: `Edit ${count}`,
    }),
  },
];

/** Prints the middle and the slowest of ten edits of each kind, on a copy of the site. */
export async function measureEdits() {
  const folder = await copySources();
  try {
    const server = await startDevServer(folder);
    try {
      await measureIn(folder, server.url);
    } catch (error) {
      console.error(server.output());
      throw error;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} url
 */
async function measureIn(folder, url) {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(url + route);
    for (const kind of kinds) {
      const times = [];
      for (let count = 1; count <= edits; count += 1) {
        await page.waitForTimeout(pause);
        times.push(await measureEdit(page, path.join(folder, file), kind, count));
      }
      console.log(times.map(Math.round).join(' '));
      const sorted = times.sort((a, b) => a - b);
      const median = sorted[Math.floor(edits / 2)] ?? Number.NaN;
      console.log(
        `${kind.name} on the screen: median ${(median / 1000).toFixed(1)} s, slowest ${((sorted.at(-1) ?? Number.NaN) / 1000).toFixed(1)} s`,
      );
    }
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {Kind} kind
 * @param {number} count
 */
async function measureEdit(page, name, kind, count) {
  const { text, shows } = kind.edit(await readFile(name, 'utf8'), count);
  const start = performance.now();
  await writeFile(name, text);
  await page.waitForFunction((words) => document.body.textContent.includes(words), shows, {
    polling: 50,
  });
  return performance.now() - start;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} replacement
 */
function replace(text, pattern, replacement) {
  if (!pattern.test(text)) throw new Error(`${file} does not hold ${pattern.source}.`);
  return text.replace(pattern, replacement);
}
