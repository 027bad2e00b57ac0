/** Weight and speed of an endpoint page, compared with a bare Docusaurus page with the same text. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.mjs';
import { compressFiles } from '../lib/compress.mjs';
import { buildRules, readRules } from '../lib/hosting.mjs';
import { readJson } from '../lib/json.mjs';
import { loadSource } from '../lib/load-source.mjs';
import { Failure } from '../lib/main.mjs';
import { buildFolder, root } from '../lib/paths.mjs';
import { runPackage, runScript } from '../lib/run.mjs';
import { serveBuild } from '../lib/static-server.mjs';
import { writeBareSite } from './bare-site.mjs';
import { measureKeystrokes } from './keystrokes.mjs';
import { measureTransfer } from './transfer.mjs';
import { measureVitals } from './vitals.mjs';

const route = 'docs/campaigns/create-campaign-link';
const { isEndpointData, referenceFolder, toRoute } =
  /** @type {typeof import('../../src/site-map/places')} */ (
    loadSource('../../src/site-map/places.ts', import.meta.url)
  );
const reference = path.join('docs', referenceFolder);
const bareFolder = path.join(root, 'reports', 'bare');
const host = '127.0.0.1';
/** Lighthouse controls the browser through this port. */
const debuggingPort = 9333;

/** @typedef {{endpoint: import('./bare-site.mjs').Endpoint}} EndpointPage */

/** Builds both sites, and prints what a visitor loads and how fast the page reacts. */
export async function measurePage() {
  checkBuilt(await runScript('build'));
  const rules = await readRules(buildFolder);
  const portal = await serveBuild({ directory: buildFolder, rules, port: 0, host });
  const options = await findBrowser();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const page = portal.url + route;
    await buildBare(browser, portal.url);
    const bare = await serveBuild({
      directory: path.join(bareFolder, 'build'),
      // The policy would block its inline styles.
      rules: {
        ...buildRules({ baseUrl: '/', scriptHashes: [] }),
        headers: { all: {}, documents: {} },
      },
      port: 0,
      host,
    });
    try {
      print(
        await measure(browser, page),
        await measure(browser, `${bare.url}create-campaign-link`),
      );
      printKeystrokes(await measureKeystrokes(browser, page));
    } finally {
      await bare.close();
    }
  } finally {
    await browser.close();
    await portal.close();
  }
}

/** @param {number} exitCode */
function checkBuilt(exitCode) {
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
}

/**
 * Builds the bare site from the data of all endpoint pages and the samples that they show.
 * @param {import('playwright-core').Browser} browser
 * @param {string} portal
 */
async function buildBare(browser, portal) {
  const pages = [];
  const files = await readdir(path.join(root, reference), { recursive: true });
  for (const file of files.filter(isEndpointData)) {
    const { endpoint } = /** @type {EndpointPage} */ (await readJson(path.join(reference, file)));
    pages.push({ endpoint, sample: await readSample(browser, portal, endpoint) });
  }
  await writeBareSite(bareFolder, pages);
  checkBuilt(await runPackage('docusaurus', ['build', bareFolder]));
  await compressFiles(path.join(bareFolder, 'build'));
}

/**
 * The cURL sample as the portal shows it.
 * @param {import('playwright-core').Browser} browser
 * @param {string} portal
 * @param {EndpointPage['endpoint']} endpoint
 */
async function readSample(browser, portal, endpoint) {
  const page = await browser.newPage();
  await page.goto(portal + toRoute(endpoint).slice(1));
  const sample = await page.getByRole('group', { name: 'cURL sample' }).innerText();
  await page.close();
  return sample;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function measure(browser, url) {
  const transfer = await measureTransfer(browser, url);
  return { ...transfer, ...(await measureVitals(url, debuggingPort)) };
}

/**
 * @typedef {Awaited<ReturnType<typeof measure>>} Figures
 * @param {Figures} portal
 * @param {Figures} bare
 */
function print(portal, bare) {
  const rows = Object.keys(portal).map((name) => {
    const key = /** @type {keyof Figures} */ (name);
    const ratio = bare[key] === 0 ? '' : (portal[key] / bare[key]).toFixed(2);
    return {
      figure: key,
      portal: toFigure(key, portal[key]),
      bare: toFigure(key, bare[key]),
      ratio,
    };
  });
  console.log(`\n${route} compared with a bare Docusaurus page with the same text`);
  console.table(rows);
}

/**
 * @param {keyof Figures} key
 * @param {number} value
 */
function toFigure(key, value) {
  if (key === 'requests' || key === 'nodes') return String(value);
  if (key === 'layoutShift') return value.toFixed(3);
  return key === 'blockingTime' || key === 'largestPaint'
    ? `${Math.round(value)} ms`
    : `${(value / 1024).toFixed(1)} KiB`;
}

/** @param {Awaited<ReturnType<typeof measureKeystrokes>>} keystrokes */
function printKeystrokes({ portal, bare }) {
  const toLine = (/** @type {import('./keystrokes.mjs').Keystrokes} */ { median, p95 }) =>
    `median ${median.toFixed(1)} ms, 95th percentile ${p95.toFixed(1)} ms`;
  console.log(
    'From a keystroke to the repainted sample, with 4x CPU throttling:\n' +
      `  the portal: ${toLine(portal)}\n  a field and a text alone: ${toLine(bare)}`,
  );
}
