/** `npm run measure -- edits 1040`: how long editors wait for `npm start`, and for a build. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.mjs';
import { startDevServer } from '../lib/dev-server.mjs';
import { Failure } from '../lib/main.mjs';
import { toQuantile } from './figures.mjs';
import { toEndpoints, writeSiteCopy } from './site-copy.mjs';
import { timeBuild } from './timed-build.mjs';

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
    name: 'an edited description',
    text: /(?<=listResponse\(\{\s*description: ')[^']*/,
    toText: (count) => `The result, edit ${count}.`,
    toWords: (count) => `The result, edit ${count}.`,
  },
  {
    name: 'an edited summary',
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

/**
 * Measures copies of the portal with these numbers of endpoints, by default as many as it has.
 * @param {readonly string[]} args
 */
export async function measureEdits(args) {
  for (const endpoints of toEndpoints('edits', args)) {
    const folder = await writeSiteCopy({ endpoints, versions: 1, shape: 'small' });
    try {
      console.log(`\n${endpoints} endpoints, seconds`);
      console.table(await measureCopy(folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** @param {string} folder */
async function measureCopy(folder) {
  const served = await measureServer(folder);
  const { seconds } = await timeBuild(folder);
  return { ...served, 'a build after them': toRow([seconds]) };
}

/**
 * The first start of a copy has to generate its pages. The second has them.
 * @param {string} folder
 */
async function measureServer(folder) {
  const first = await timeStart(folder);
  await first.server.stop();
  const { server, seconds } = await timeStart(folder);
  try {
    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage();
      await page.goto(server.url + route);
      /** @type {Record<string, ReturnType<typeof toRow>>} */
      const rows = { 'the first start': toRow([first.seconds]), 'another start': toRow([seconds]) };
      for (const kind of kinds) {
        rows[kind.name] = toRow(await measureKind(page, path.join(folder, file), kind));
      }
      return rows;
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** @param {string} folder */
async function timeStart(folder) {
  const start = performance.now();
  const server = await startDevServer(folder);
  return { server, seconds: toSeconds(start) };
}

/** @param {readonly number[]} times in seconds */
function toRow(times) {
  const [median, most] = [toQuantile(times, 0.5), Math.max(...times)];
  return { times: times.length, median: median.toFixed(1), most: most.toFixed(1) };
}

/** @param {number} start */
function toSeconds(start) {
  return (performance.now() - start) / 1000;
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
  return times;
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
  return toSeconds(start);
}
