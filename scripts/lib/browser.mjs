/** Finds a browser that starts: a specified or installed one, or the one in an npm package. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { unpackBrowser } from './packed-browser.mjs';

/**
 * The options of playwright's `launch` and `launchServer`.
 * @typedef {{executablePath: string, args: string[], env: Record<string, string>}} LaunchOptions
 * @typedef {{name: string, prepare: () => Promise<LaunchOptions>}} Candidate
 */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @type {Promise<LaunchOptions> | undefined} */
let found;

/** The first browser that starts. The search runs once per process. */
export function findBrowser() {
  found ??= searchBrowser();
  return found;
}

async function searchBrowser() {
  const tried = [];
  for (const candidate of await listCandidates()) {
    try {
      const options = await candidate.prepare();
      await tryToStart(options);
      return options;
    } catch (error) {
      tried.push(`  ${candidate.name}: ${toReason(error)}`);
    }
  }
  throw new Error(
    `Could not start a browser for the tests. Tried:\n${tried.join('\n')}\n` +
      'Install Chromium or Chrome, or set the environment variable BROWSER_PATH.',
  );
}

/** @returns {Promise<Candidate[]>} */
async function listCandidates() {
  const named = process.env.BROWSER_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
  ];
  const installed = await Promise.all(places.map(isExecutable));
  return [
    ...(named ? [toCandidate(`BROWSER_PATH=${named}`, named)] : []),
    ...places.filter((_, index) => installed[index]).map((place) => toCandidate(place, place)),
    {
      name: 'the browser of the npm package @sparticuz/chromium',
      prepare: async () => ({ ...(await unpackBrowser()), args }),
    },
  ];
}

/**
 * @param {string} name
 * @param {string} executablePath
 * @returns {Candidate}
 */
function toCandidate(name, executablePath) {
  const env = /** @type {Record<string, string>} */ ({ ...process.env });
  return { name, prepare: () => Promise.resolve({ executablePath, args, env }) };
}

/** @param {string} file */
function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** @param {LaunchOptions} options */
async function tryToStart(options) {
  const browser = await chromium.launch({ ...options, timeout: 30_000 });
  try {
    const page = await browser.newPage();
    await page.goto('about:blank');
  } finally {
    await browser.close();
  }
}

/** @param {unknown} error */
function toReason(error) {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const telling = lines.find((line) =>
    /error while loading|ENOENT|ENOEXEC|cannot|EACCES/.test(line),
  );
  return (telling ?? lines[0] ?? '').trim();
}
