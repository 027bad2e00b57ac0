/** Checks what the kinds of pages load against the budget, and says which modules grew. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readJson } from '../lib/json.mjs';
import { Failure } from '../lib/main.mjs';
import { buildFolder, root } from '../lib/paths.mjs';
import { listExcesses, listGrown } from './budget/compare.mjs';
import { readPage } from './budget/read-page.mjs';
import { withBrowser, withPortal } from './sites.mjs';

/** The figures that pages must not exceed. Each route is an example of its kind of page. */
const budgetFile = 'scripts/measure/budget/budget.json';
const statsFile = path.join(root, 'reports', 'bundle.json');

/** How many grown modules are listed. */
const most = 15;

/**
 * Builds, and compares all pages. Ends with a line of sums, as the tests do.
 * @param {readonly string[]} args `update` writes the figures of this build as the new budget
 */
export async function measureBudget(args) {
  const [action] = args;
  if (action !== undefined && action !== 'update') {
    throw new Failure(`measure: found ${JSON.stringify(action)}, expected "update" or nothing.`);
  }
  const budget = /** @type {import('./budget/compare.mjs').Budget} */ (await readJson(budgetFile));
  const measured = await withPortal(
    (portal) => withBrowser((browser) => measurePages(browser, portal, budget.pages)),
    { BUNDLE_STATS: statsFile },
  );
  print(measured.pages, budget.pages);
  if (action === 'update') {
    await writeFile(path.join(root, budgetFile), `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`\nWrote ${budgetFile}.`);
    return;
  }
  const excesses = listExcesses(budget.pages, measured.pages);
  if (excesses.length > 0) explain(excesses, listGrown(budget.modules, measured.modules));
  const count = Object.values(budget.pages).flatMap(Object.keys).length;
  console.log(`\n${count - excesses.length} passed, ${excesses.length} failed`);
  process.exitCode = excesses.length > 0 ? 1 : 0;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} portal the URL of its home page
 * @param {import('./budget/compare.mjs').Pages} budget
 * @returns {Promise<import('./budget/compare.mjs').Budget>}
 */
async function measurePages(browser, portal, budget) {
  const pages = { ...budget };
  /** @type {Set<string>} */
  const loaded = new Set();
  const read = async (/** @type {string} */ route) => {
    const { figures, files } = await readPage(browser, portal + route.slice(1), buildFolder);
    pages[route] = figures;
    for (const file of files) loaded.add(file);
  };
  await Promise.all(Object.keys(budget).map(read));
  return { pages, modules: await readModules(loaded) };
}

/**
 * The modules in these files, by name.
 * @param {ReadonlySet<string>} files
 */
async function readModules(files) {
  const stats = /** @type {Readonly<Record<string, import('./budget/compare.mjs').Modules>>} */ (
    await readJson(statsFile)
  );
  const loaded = Object.entries(stats).filter(([name]) => files.has(path.join(buildFolder, name)));
  const modules = loaded.flatMap(([, own]) => Object.entries(own));
  return Object.fromEntries(modules.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param {import('./budget/compare.mjs').Pages} pages
 * @param {import('./budget/compare.mjs').Pages} budget
 */
function print(pages, budget) {
  const rows = Object.entries(pages).map(([route, figures]) => [
    route,
    { ...figures, budget: budget[route]?.total },
  ]);
  console.log('\nBytes of bodies with gzip, and numbers of scripts and elements');
  console.table(Object.fromEntries(rows));
}

/**
 * @param {readonly string[]} excesses
 * @param {ReturnType<typeof listGrown>} grown
 */
function explain(excesses, grown) {
  const modules = grown.slice(0, most).map(({ name, bytes }) => `  ${name}: ${bytes} bytes more`);
  console.error(
    [
      `\nPages exceed ${budgetFile}:`,
      ...excesses.map((line) => `  ${line}`),
      'Modules that are new or larger, before minification:',
      ...(modules.length > 0 ? modules : ['  none: look at the text of the pages']),
      'Make them smaller. If they are worth it, run "npm run measure -- budget update".',
    ].join('\n'),
  );
}
