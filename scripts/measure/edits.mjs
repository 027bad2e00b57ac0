/** Measures the time from a saved edit to the updated page in `npm start`. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.mjs';
import { startDevServer } from '../lib/dev-server.mjs';
import { Failure } from '../lib/main.mjs';
import { copySources } from '../lib/site-copy.mjs';

const edits = 10;
/** The time between two edits in milliseconds, so that the server is idle again. */
const pause = 2000;
const file = 'src/catalogue/batch.ts';
const route = 'docs/batch/batch-identifiers';

/**
 * A text of the file, its replacement in the edit with this number, and the words on the page.
 * @typedef {{name: string, text: RegExp, toText: (count: number) => string, toWords: (count: number) => string}} Kind
 * @type {readonly Kind[]}
 */
const kinds = [
  {
    name: 'a description',
    text: /(?<=listResponse\(\{\s*description: ')[^']*/,
    toText: (count) => `The result, edit ${count}.`,
    toWords: (count) => `The result, edit ${count}.`,
  },
  {
    name: 'a summary',
    text: /(?<=summary: ')[^']*/,
    toText: (count) => `What it does, edit ${count}.`,
    toWords: (count) => `What it does, edit ${count}.`,
  },
  {
    name: 'a new endpoint',
    text: /endpoints: \[/,
    toText: (count) =>
      `endpoints: [{ ...batchIdentifiers, slug: 'new-${count}', title: 'New ${count}', path: 'new/${count}/{boardId}' }, `,
    toWords: (count) => `New ${count}`,
  },
];

/** Prints the median and the slowest of ten edits of each kind in a copy of the site. */
export async function measureEdits() {
  const folder = await copySources();
  try {
    const server = await startDevServer(folder);
    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage();
      await page.goto(server.url + route);
      for (const kind of kinds) await measureKind(page, path.join(folder, file), kind);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} source
 * @param {Kind} kind
 */
async function measureKind(page, source, kind) {
  const times = [];
  for (let count = 1; count <= edits; count += 1) {
    await page.waitForTimeout(pause);
    times.push(await measureEdit(page, source, kind, count));
  }
  const sorted = times.sort((a, b) => a - b);
  const toSeconds = (/** @type {number | undefined} */ time = Number.NaN) =>
    `${(time / 1000).toFixed(1)} s`;
  console.log(
    `${kind.name} is visible after ${toSeconds(sorted[edits / 2])}, at most ${toSeconds(sorted.at(-1))}`,
  );
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} source
 * @param {Kind} kind
 * @param {number} count
 */
async function measureEdit(page, source, { text, toText, toWords }, count) {
  const before = await readFile(source, 'utf8');
  if (!text.test(before)) throw new Failure(`${file} no longer contains ${text.source}.`);
  const start = performance.now();
  await writeFile(source, before.replace(text, toText(count)));
  await page.waitForFunction((words) => document.body.textContent.includes(words), toWords(count), {
    polling: 50,
  });
  return performance.now() - start;
}
