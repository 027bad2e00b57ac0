/** Reads what a page loads: the built files that a browser requests. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { settle } from '../transfer.mjs';

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the page
 * @param {string} folder of the build
 * @returns {Promise<{figures: import('./compare.mjs').Figures, files: string[]}>}
 */
export async function readPage(browser, url, folder) {
  const files = await listRequested(browser, url, folder);
  const [document = ''] = files;
  const sizes = await Promise.all(files.map(async (file) => ({ file, size: await weigh(file) })));
  const sum = (/** @type {RegExp} */ pattern) =>
    sizes.reduce((bytes, { file, size }) => (pattern.test(file) ? bytes + size : bytes), 0);
  const html = await readFile(document, 'utf8');
  return {
    files,
    figures: {
      total: sum(/./),
      html: sum(/\.html$/),
      css: sum(/\.css$/),
      js: sum(/\.js$/),
      other: sum(/\.(?!html$|css$|js$)\w+$/),
      scripts: files.filter((file) => file.endsWith('.js')).length,
      nodes: [...html.matchAll(/<[a-z]/gi)].length,
      output: Buffer.byteLength(html),
    },
  };
}

/**
 * The files of the build, the page first.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} folder
 */
async function listRequested(browser, url, folder) {
  const page = await browser.newPage();
  /** @type {Set<string>} */
  const paths = new Set();
  page.on('response', (response) => paths.add(new URL(response.url()).pathname));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  await page.close();
  return [...paths].map((name) => toFile(folder, name));
}

/**
 * The built file at a path.
 * @param {string} folder of the build
 * @param {string} name the path of a URL
 */
export function toFile(folder, name) {
  return path.join(folder, toFileName(decodeURIComponent(name)));
}

/** @param {string} name the decoded path of a URL */
function toFileName(name) {
  if (name.endsWith('/')) return `${name}index.html`;
  return path.extname(name) === '' ? `${name}.html` : name;
}

/**
 * The size with gzip, in bytes.
 * @param {string} file
 */
export async function weigh(file) {
  const variant = await stat(`${file}.gz`).catch(() => null);
  return (variant ?? (await stat(file))).size;
}
