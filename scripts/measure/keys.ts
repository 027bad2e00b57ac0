/** From a key in the form of an endpoint to the paint of the sample. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';

const route = 'docs/campaigns/create-campaign-link';

/** How much slower the processor is, as on a phone. */
const slowdown = 4;

/** How many times a measurement is repeated, because other load affects single rounds. */
const rounds = 5;

type FindField = (page: Page) => Locator | Promise<Locator>;

const fields: Readonly<Record<string, FindField>> = { title: findTitle, 'added item': addLocale };

/** Prints the first key of each round apart, because code loads when a reader starts. */
export async function measureKeys(browser: Browser, url: string): Promise<void> {
  const names = Object.keys(fields);
  const times: Record<string, number[]> = Object.fromEntries(
    names.flatMap((name) => [`${name}, first key`, name]).map((row) => [row, []]),
  );
  // Fields take turns, so that other load affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, find] of Object.entries(fields)) {
      const [first = Number.NaN, ...others] = await typeRound(browser, url, find);
      times[`${name}, first key`]?.push(first);
      times[name]?.push(...others);
    }
  }
  console.log(`\nFrom a key to the painted sample, ${rounds} rounds, ${slowdown}x CPU throttling`);
  console.table(Object.fromEntries(Object.entries(times).map(([name, row]) => [name, toRow(row)])));
}

function toRow(times: readonly number[]): object {
  const sorted = times.toSorted((a, b) => a - b);
  const toQuantile = (share: number) =>
    Number(sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(1));
  return { times: times.length, 'median ms': toQuantile(0.5), 'p95 ms': toQuantile(0.95) };
}

/** 50 keys in a field of a form with an example, each until the sample contains it. */
async function typeRound(browser: Browser, url: string, find: FindField) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(url + route, { waitUntil: 'networkidle' });
  await page.getByText('Fill', { exact: true }).click();
  await page.getByRole('button', { name: 'Load example' }).click();
  const field = await find(page);
  await field.focus();
  const before = await field.inputValue();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let keys = 1; keys <= 50; keys += 1) {
    times.push(await timePaint(page, JSON.stringify(before + 'a'.repeat(keys))));
  }
  await page.close();
  return times;
}

function findTitle(within: Page | Locator): Locator {
  return within.getByLabel('title', { exact: true }).first();
}

async function addLocale(page: Page): Promise<Locator> {
  const locales = page.getByRole('group', { name: 'locales', exact: true });
  await locales.getByRole('button', { name: 'Add Object' }).last().click();
  return findTitle(locales.getByRole('group', { name: /^Locale / }).last());
}

/** The milliseconds from a key to the paint of the text, at the pace of a fast typist. */
async function timePaint(page: Page, text: string): Promise<number> {
  const paint = await page.evaluateHandle(watchPaint, text);
  await page.keyboard.press('a');
  await wait(80);
  return paint.evaluate(({ time }) => time);
}

/**
 * Runs in the page. Measures from the key to the first task after the frame with the text. The
 * promise is in an object, because the handle would wait for it.
 */
function watchPaint(text: string): { time: Promise<number> } {
  // Looked for once, since that takes time in a page with many elements.
  let element: Element | null = null;
  const isShown = () => {
    if (!element?.isConnected) element = document.querySelector('[aria-label="cURL sample"] code');
    return element?.textContent.includes(text) === true;
  };
  let since = Number.NaN;
  const start = ({ timeStamp }: Event) => (since = timeStamp);
  document.addEventListener('keydown', start, { capture: true, once: true });
  const end = performance.now() + 30_000;
  const time = new Promise<number>((resolve, reject) => {
    const look = () => {
      if (performance.now() > end) reject(new Error(`The sample does not show ${text}.`));
      if (!isShown()) return void requestAnimationFrame(look);
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => resolve(performance.now() - since);
      afterPaint.port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
  return { time };
}
