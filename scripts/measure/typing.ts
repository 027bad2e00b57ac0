/** From a key to the paint of its effect: the form of an endpoint, and both searches. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { endpoints } from '../../src/catalogue';
import { inRounds, printTable, slowdown, toQuantile } from './rounds';
import { withBrowser, withPortal } from './sites';

/** The time starts with a key, and ends when the element contains the text. */
interface Effect {
  readonly selector: string;
  readonly text: string;
}

/** Opens a page, and returns what to measure on it: the milliseconds of each key. */
type Open = (page: Page, round: number) => Promise<() => Promise<readonly number[]>>;

const viewport = { width: 1280, height: 900 };

/** The time between two keystrokes of a fast typist, in milliseconds. */
const pause = 80;

/** The keystrokes of a round in a form. */
const keystrokes = 50;

/** A field at the top of the form, and a field of an item that was added to it. */
export async function measureKeys(route: string): Promise<void> {
  const open =
    (url: string, find: (page: Page) => Promise<Locator>): Open =>
    async (page) => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Load example' }).click();
      const field = await find(page);
      return () => typeInForm(page, field);
    };
  await withPortal(endpoints.length, ({ url }) =>
    compare(`From a key in the form to the painted sample on /${route}`, {
      title: open(url + route, (page) =>
        Promise.resolve(page.getByLabel('title', { exact: true }).first()),
      ),
      'added item': open(url + route, addLocale),
    }),
  );
}

/** The search of titles in the header, and the full-text search. */
export async function measureSearch(route: string): Promise<void> {
  await withPortal(endpoints.length, ({ url }) =>
    compare('From a key in a search to the painted results', {
      titles: async (page) => {
        await page.goto(url + route, { waitUntil: 'networkidle' });
        return () => typeInTitles(page);
      },
      'full text': async (page, round) => {
        await page.goto(`${url}search`, { waitUntil: 'networkidle' });
        return () => searchTexts(page, round);
      },
    }),
  );
}

/** Prints the first key of each round apart, because code loads when a reader starts. */
async function compare(title: string, cases: Readonly<Record<string, Open>>): Promise<void> {
  await withBrowser(async (browser) => {
    const opens = Object.entries(cases).map(
      ([name, open]) => [name, (round: number) => onSlowPage(browser, open, round)] as const,
    );
    const measured = await inRounds(Object.fromEntries(opens));
    const rows = Object.entries(measured).flatMap(([name, rounds]) => [
      [`${name}, first key`, toRow(rounds.flatMap((times) => times.slice(0, 1)))],
      [name, toRow(rounds.flatMap((times) => times.slice(1)))],
    ]);
    printTable(browser, title, Object.fromEntries(rows) as Record<string, object>);
  });
}

function toRow(times: readonly number[]): object {
  const [median, p95] = [0.5, 0.95].map((share) => Number(toQuantile(times, share).toFixed(1)));
  return { times: times.length, 'median ms': median, 'p95 ms': p95 };
}

/** Slows the main thread down after the page has opened. Workers keep their speed. */
async function onSlowPage(browser: Browser, open: Open, count: number): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const measureKeysOf = await open(page, count);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measureKeysOf();
  } finally {
    await context.close();
  }
}

async function typeInForm(page: Page, field: Locator): Promise<readonly number[]> {
  await field.focus();
  const before = await field.inputValue();
  const times: number[] = [];
  for (let count = 1; count <= keystrokes; count += 1) {
    const text = JSON.stringify(before + 'a'.repeat(count));
    const effect = { selector: '[aria-label="cURL sample"] code', text };
    times.push(await timePaint(page, effect, () => page.keyboard.press('a')));
  }
  return times;
}

async function addLocale(page: Page): Promise<Locator> {
  const locales = page.getByRole('group', { name: 'locales', exact: true });
  await locales.getByRole('button', { name: 'Add Object' }).last().click();
  const added = locales.getByRole('group', { name: /^Locale / }).last();
  return added.getByLabel('title', { exact: true }).first();
}

/** Types parts of a title, of a path and of a parameter. Their beginnings match pages as well. */
async function typeInTitles(page: Page): Promise<readonly number[]> {
  const box = page.getByRole('combobox', { name: 'Search documentation' });
  // The list is not complete while there is a note above it.
  const selector = 'form[role="search"]:not(:has(p)) [role="listbox"]';
  const times: number[] = [];
  for (const words of ['scheduled', 'affiliate', 'campaigns/boards', 'pageSize']) {
    await box.fill('');
    for (const [index, letter] of [...words].entries()) {
      const effect = { selector, text: `“${words.slice(0, index + 1)}”` };
      times.push(await timePaint(page, effect, () => page.keyboard.press(letter)));
    }
  }
  return times;
}

/** Searches words with many and with few matches. Each round starts with another one. */
async function searchTexts(page: Page, count: number): Promise<readonly number[]> {
  const queries = ['campaign', 'token', 'rescan', 'affiliate program', 'pageSize'];
  const field = page.getByRole('searchbox', { name: 'Search all text' });
  const times: number[] = [];
  for (const words of [...queries.slice(count), ...queries.slice(0, count)]) {
    await field.selectText();
    const effect = { selector: 'main p[role="status"]', text: `“${words}”` };
    const act = async () => {
      await page.keyboard.insertText(words);
      await page.keyboard.press('Enter');
    };
    times.push(await timePaint(page, effect, act));
  }
  return times;
}

/**
 * The milliseconds from the key that `act` presses to the paint of its effect. Leaves the page alone
 * for a while, because each question to it takes some of its time.
 */
async function timePaint(page: Page, effect: Effect, act: () => Promise<void>): Promise<number> {
  const paint = await page.evaluateHandle(watchPaint, effect);
  await act();
  await wait(pause);
  return paint.evaluate(({ time }) => time);
}

/**
 * Runs in the page. Measures from the key to the first task after the frame with the effect. The
 * promise is in an object, because the handle would wait for it.
 */
function watchPaint({ selector, text }: Effect): { time: Promise<number> } {
  const isShown = () => document.querySelector(selector)?.textContent.includes(text) === true;
  if (isShown()) throw new Error(`${selector} already shows ${text}.`);
  let since = Number.NaN;
  const start = ({ timeStamp }: Event) => (since = timeStamp);
  document.addEventListener('keydown', start, { capture: true, once: true });
  const end = performance.now() + 30_000;
  const time = new Promise<number>((resolve, reject) => {
    const look = () => {
      if (performance.now() > end) reject(new Error(`${selector} does not show ${text}.`));
      if (!isShown()) return void requestAnimationFrame(look);
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => resolve(performance.now() - since);
      afterPaint.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
  return { time };
}
