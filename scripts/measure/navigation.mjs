/** `npm run measure -- navigation`: from a click in the sidebar to the painted page. */
import { setTimeout } from 'node:timers/promises';
import { toComparison, toRow } from './figures.mjs';
import { inRounds, rounds, timePaint } from './paint.mjs';
import { printTable } from './print.mjs';
import { withBareSite, withBrowser, withPortal } from './sites.mjs';

/**
 * @typedef {import('./paint.mjs').Browser} Browser
 * @typedef {import('./paint.mjs').Page} Page
 * @typedef {{readonly from: string, readonly to: string}} Visit two pages; the sidebar of the first
 *   shows an entry of the second
 * @typedef {typeof pointers[number]} Pointer
 * @typedef {{readonly visit: Visit, readonly pointer: Pointer, readonly site: 'portal' | 'bare',
 *   readonly route: Visit, readonly title: string}} Case `route` is the visit on that site
 * @typedef {{readonly visit: Visit, readonly times: readonly number[],
 *   readonly bare: readonly number[] | undefined}} Figures a time for each round, and those of the
 *   bare site if it has the pages
 */

const endpoint = 'docs/campaigns/create-campaign-link';

/** @type {readonly Visit[]} */
const visits = [
  { from: endpoint, to: 'docs/campaigns/get-campaign-links' },
  { from: endpoint, to: 'docs/campaigns/set-link-affiliate-programs' },
  { from: endpoint, to: 'docs/authentication/generate-token' },
  { from: endpoint, to: 'docs/errors' },
  { from: endpoint, to: 'endpoints/settings' },
  { from: 'docs/introduction', to: 'docs/authentication/generate-token' },
];

/** How long the pointer is over the entry before it clicks, in milliseconds. */
const pointers = [
  { name: 'after a hover of 200 ms', goal: 'under 100 ms', hover: 200 },
  { name: 'without a hover', goal: 'under 200 ms', hover: 0 },
];

const heading = 'main h1';

/** Measures the first visit of several pages, and of the same endpoints on the bare site. */
export async function measureNavigation() {
  await withPortal((portal) =>
    withBrowser((browser) =>
      withBareSite(browser, portal, async (bare) => {
        const cases = toCases(await readTitles(browser, portal));
        const sites = { portal, bare };
        const opens = cases.map((own) => toOpen(sites[own.site], own));
        const measured = await inRounds(browser, opens);
        for (const pointer of pointers) {
          const { name, goal } = pointer;
          const rows = toRows(toFigures(pointer, cases, measured), goal);
          printTable(browser, `From a click in the sidebar ${name} to the painted heading`, rows);
        }
      }),
    ),
  );
}

/**
 * The titles of the pages to visit.
 * @param {Browser} browser
 * @param {string} portal the URL of its home page
 */
async function readTitles(browser, portal) {
  const page = await browser.newPage();
  const titles = [];
  for (const { to } of visits) {
    await page.goto(portal + to);
    titles.push(await page.locator(heading).innerText());
  }
  await page.close();
  return titles;
}

/**
 * @param {readonly string[]} titles of the visited pages
 * @returns {Case[]}
 */
function toCases(titles) {
  return visits.flatMap((visit, index) =>
    pointers.flatMap((pointer) => {
      const own = { visit, pointer, title: titles[index] ?? '' };
      const portal = /** @type {const} */ ({ ...own, site: 'portal', route: visit });
      const route = toBareVisit(visit);
      return route ? [portal, /** @type {const} */ ({ ...own, site: 'bare', route })] : [portal];
    }),
  );
}

/**
 * The same endpoints on the bare site, which has no other pages.
 * @param {Visit} visit
 * @returns {Visit | undefined}
 */
function toBareVisit({ from, to }) {
  const [bareFrom, bareTo] = [from, to].map((route) => /^docs\/[^/]+\/([^/]+)$/.exec(route)?.[1]);
  return bareFrom && bareTo ? { from: bareFrom, to: bareTo } : undefined;
}

/**
 * @param {string} url of the home page of the site
 * @param {Case} own
 * @returns {import('./paint.mjs').Open<number>}
 */
function toOpen(url, { route: { from, to }, title, pointer: { hover } }) {
  return async (page) => {
    await page.goto(url + from, { waitUntil: 'networkidle' });
    return () => timeVisit(page, `/${to}`, title, hover);
  };
}

/**
 * @param {Page} page
 * @param {string} href
 * @param {string} title
 * @param {number} hover
 */
async function timeVisit(page, href, title, hover) {
  const entry = page.locator(`.menu__link[href="${href}"]`);
  await entry.scrollIntoViewIfNeeded();
  const box = await entry.boundingBox();
  if (!box) throw new Error(`The sidebar shows no entry for ${href}.`);
  const place = /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  const effect = /** @type {const} */ ({ event: 'click', selector: heading, text: title });
  return timePaint(page, effect, async () => {
    if (hover > 0) {
      await page.mouse.move(...place);
      await setTimeout(hover);
    }
    await page.mouse.click(...place);
  });
}

/**
 * @param {Pointer} pointer
 * @param {readonly Case[]} cases
 * @param {readonly number[][]} measured
 * @returns {Figures[]}
 */
function toFigures(pointer, cases, measured) {
  const find = (/** @type {Visit} */ visit, /** @type {Case['site']} */ site) =>
    measured[
      cases.findIndex((own) => own.visit === visit && own.pointer === pointer && own.site === site)
    ];
  return visits.map((visit) => ({
    visit,
    times: find(visit, 'portal') ?? [],
    bare: find(visit, 'bare'),
  }));
}

/**
 * @param {readonly Figures[]} figures
 * @param {string} goal
 * @returns {Record<string, object>}
 */
function toRows(figures, goal) {
  /** @type {Record<string, object>} */
  const rows = {};
  for (const { visit, times, bare } of figures) {
    const { from, to } = visit;
    const row = toRow(toRounds([times]), goal);
    const name = from === endpoint ? to : `${to} from ${from}`;
    rows[name] = bare ? { ...row, ...toComparison(times, bare) } : row;
  }
  const all = toRounds(figures.map(({ times }) => times));
  return { ...rows, 'all pages': toRow(all, goal) };
}

/**
 * The times of all pages in each round.
 * @param {readonly (readonly number[])[]} pages
 */
function toRounds(pages) {
  return Array.from({ length: rounds }, (_, index) => pages.flatMap((times) => times[index] ?? []));
}
