/** Builds and serves the sites of measurements. Nothing runs on when a measurement fails. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/browser.mjs';
import { buildRules, compressFiles, readRules, serveBuild } from '../lib/hosting.mjs';
import { readJson } from '../lib/json.mjs';
import { loadSource } from '../lib/load-source.mjs';
import { Failure } from '../lib/main.mjs';
import { buildFolder, root } from '../lib/paths.mjs';
import { runPackage, runScript } from '../lib/run.mjs';
import { withDefaultSettings } from '../lib/site.mjs';
import { writeBareSite } from './bare-site.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('./bare-site.mjs').Endpoint} Endpoint
 */

const { isEndpointData, referenceFolder, toRoute } =
  /** @type {typeof import('../../src/site-map/places')} */ (
    loadSource('../../src/site-map/places.ts', import.meta.url)
  );
const reference = path.join('docs', referenceFolder);
const bareFolder = path.join(root, 'reports', 'bare');

/**
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} use
 * @param {readonly string[]} [args] of the browser
 * @returns {Promise<Result>}
 */
export async function withBrowser(use, args = []) {
  const options = await findBrowser();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...args] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Serves a build of the portal. `use` receives the URL of its home page.
 * @template Result
 * @param {string} directory
 * @param {(url: string) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withBuild(directory, use) {
  return withServer(directory, await readRules(directory), use);
}

/**
 * Builds and serves the portal with the default settings.
 * @template Result
 * @param {(url: string) => Promise<Result>} use
 * @param {NodeJS.ProcessEnv} [env] of the build, without the operator's settings
 * @returns {Promise<Result>}
 */
export async function withPortal(use, env = {}) {
  checkBuilt(await runScript('build', [], { ...withDefaultSettings(process.env), ...env }));
  return withBuild(buildFolder, use);
}

/**
 * Builds and serves the bare site from the data of all endpoint pages and the samples that they
 * show. Each endpoint is at its slug.
 * @template Result
 * @param {Browser} browser
 * @param {string} portal the URL of its home page
 * @param {(url: string) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withBareSite(browser, portal, use) {
  const pages = [];
  const files = await readdir(path.join(root, reference), { recursive: true });
  for (const file of files.filter(isEndpointData)) {
    const { endpoint } = /** @type {{endpoint: Endpoint}} */ (
      await readJson(path.join(reference, file))
    );
    pages.push({ endpoint, sample: await readSample(browser, portal, endpoint) });
  }
  await writeBareSite(bareFolder, pages);
  checkBuilt(await runPackage('docusaurus', ['build', bareFolder]));
  const directory = path.join(bareFolder, 'build');
  await compressFiles(directory);
  // The policy would block its inline styles.
  const headers = { all: {}, documents: {} };
  return withServer(directory, { ...buildRules({ baseUrl: '/', scriptHashes: [] }), headers }, use);
}

/**
 * The cURL sample as the portal shows it.
 * @param {Browser} browser
 * @param {string} portal
 * @param {Endpoint} endpoint
 */
async function readSample(browser, portal, endpoint) {
  const page = await browser.newPage();
  await page.goto(portal + toRoute(endpoint).slice(1));
  const sample = await page.getByRole('group', { name: 'cURL sample' }).innerText();
  await page.close();
  return sample;
}

/**
 * @template Result
 * @param {string} directory
 * @param {import('../../src/hosting/rules').HostingRules} rules
 * @param {(url: string) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
async function withServer(directory, rules, use) {
  const server = await serveBuild({ directory, rules, port: 0, host: '127.0.0.1' });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

/** @param {number} exitCode */
function checkBuilt(exitCode) {
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
}
