/** From a key to the paint of its effect: the form of an endpoint, and both searches. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { inRounds, printTable, slowdown, toQuantile } from './page';
import { buildPortal, openBrowser, openPage, servePortal } from './sites';

/** What a reader types, and the text that an element contains after it. */
interface Key {
  readonly type: () => Promise<void>;
  readonly selector: string;
  readonly text: string;
}

/** Opens what is measured on a page, and returns the keys of a round. */
type Open = (page: Page, url: string, round: number) => Promise<readonly Key[]>;

/** A page with a form and a long body. */
export const route = 'docs/campaigns/create-campaign-link';

const subjects: Readonly<Record<'keys' | 'search', Readonly<Record<string, Open>>>> = {
  keys: {
    title: (page, url) => openForm(page, url, findTitle),
    'added item': (page, url) => openForm(page, url, addLocale),
  },
  search: { titles: openTitles, 'full text': openTexts },
};

/** Prints the first key of each round apart, because code loads when a reader starts. */
export async function measureTyping(subject: keyof typeof subjects): Promise<void> {
  await buildPortal();
  const url = await servePortal();
  const browser = await openBrowser();
  const cases = Object.values(subjects[subject]).map((open) => async (round: number) => {
    const { page, slowDown } = await openPage(browser);
    const keys = await open(page, url, round);
    // Workers keep their speed.
    await slowDown(slowdown);
    const times: number[] = [];
    for (const key of keys) times.push(await timePaint(page, key));
    await page.close();
    return times;
  });
  const measured = await inRounds(cases);
  const rows = Object.keys(subjects[subject]).flatMap((name, index) => {
    const times = measured[index] ?? [];
    return [
      [`${name}, first key`, toRow(times.flatMap(([first = Number.NaN]) => first))] as const,
      [name, toRow(times.flatMap(([, ...others]) => others))] as const,
    ];
  });
  printTable('From a key to the paint of its effect', rows);
}

function toRow(times: readonly number[]): object {
  const [median, p95] = [0.5, 0.95].map((share) => Number(toQuantile(times, share).toFixed(1)));
  return { times: times.length, 'median ms': median, 'p95 ms': p95 };
}

/** 50 keys in a field of a form with an example, until the sample contains them. */
async function openForm(page: Page, url: string, find: (page: Page) => Locator | Promise<Locator>) {
  await page.goto(url + route, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Load example' }).click();
  const field = await find(page);
  await field.focus();
  const before = await field.inputValue();
  return Array.from({ length: 50 }, (_, index) => ({
    type: () => page.keyboard.press('a'),
    selector: '[aria-label="cURL sample"] code',
    text: JSON.stringify(before + 'a'.repeat(index + 1)),
  }));
}

function findTitle(within: Page | Locator): Locator {
  return within.getByLabel('title', { exact: true }).first();
}

async function addLocale(page: Page): Promise<Locator> {
  const locales = page.getByRole('group', { name: 'locales', exact: true });
  await locales.getByRole('button', { name: 'Add Object' }).last().click();
  return findTitle(locales.getByRole('group', { name: /^Locale / }).last());
}

/** Parts of a title, of a path and of a parameter. Their beginnings match pages as well. */
async function openTitles(page: Page, url: string) {
  await page.goto(url + route, { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox', { name: 'Search documentation' });
  return ['scheduled', 'affiliate', 'campaigns/boards', 'pageSize'].flatMap((words) =>
    [...words].map((letter, index) => ({
      type: async () => {
        if (index === 0) await box.fill('');
        await page.keyboard.press(letter);
      },
      // The list is not complete while there is a note above it.
      selector: 'form[role="search"]:not(:has(p)) [role="listbox"]',
      text: `“${words.slice(0, index + 1)}”`,
    })),
  );
}

/** Words with many and with few matches. Each round starts with another one. */
async function openTexts(page: Page, url: string, round: number) {
  await page.goto(`${url}search`, { waitUntil: 'networkidle' });
  const queries = ['campaign', 'token', 'rescan', 'affiliate program', 'pageSize'];
  const field = page.getByRole('searchbox', { name: 'Search all text' });
  return [...queries.slice(round), ...queries.slice(0, round)].map((words) => ({
    type: async () => {
      await field.selectText();
      await page.keyboard.insertText(words);
      await page.keyboard.press('Enter');
    },
    selector: 'main p[role="status"]',
    text: `“${words}”`,
  }));
}

/** The milliseconds from a key to the paint of its effect, at the pace of a fast typist. */
async function timePaint(page: Page, { type, selector, text }: Key): Promise<number> {
  const paint = await page.evaluateHandle(watchPaint, { selector, text });
  await type();
  await wait(80);
  return paint.evaluate(({ time }) => time);
}

/**
 * Runs in the page. Measures from the key to the first task after the frame with the effect. The
 * promise is in an object, because the handle would wait for it.
 */
function watchPaint({ selector, text }: Omit<Key, 'type'>): { time: Promise<number> } {
  // Looked for once, since that takes time in a page with many elements.
  let element: Element | null = null;
  const isShown = () => {
    if (!element?.isConnected) element = document.querySelector(selector);
    return element?.textContent.includes(text) === true;
  };
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
