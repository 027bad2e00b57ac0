/**
 * `npm run measure -- scale`: build time and page weight by size of the catalogue and number of
 * versions.
 */
import { Failure } from '../lib/main.mjs';
import { catalogueSize } from './site-copy.mjs';
import { withBrowser, withBuild } from './sites.mjs';
import { withBuiltCopy } from './timed-build.mjs';
import { measureTransfer } from './transfer.mjs';

/** @typedef {import('./site-copy.mjs').Size} Size */

const route = 'docs/campaigns/create-campaign-link';

/** @type {readonly Size[]} */
const sizes = [
  ...[26, 260, 1040, 2600].map((endpoints) => ({ endpoints, versions: 1 })),
  ...[3, 6].map((versions) => ({ endpoints: catalogueSize, versions })),
];

/**
 * Measures all sizes, or those that the arguments name: `1040` endpoints, `26x3` with versions.
 * @param {readonly string[]} args
 */
export async function measureScale(args) {
  const chosen = args.length === 0 ? sizes : args.map(toSize);
  const rows = [];
  for (const size of chosen) {
    console.log(`Building ${toName(size)} …`);
    rows.push({ size: toName(size), ...(await measureSize(size)) });
  }
  console.log(
    `\nOne page is ${route}. Memory is the resident memory of all processes of the build together.`,
  );
  console.table(rows);
}

/**
 * @param {string} argument
 * @returns {Size}
 */
function toSize(argument) {
  const [, endpoints, versions = '1'] = /^(\d+)(?:x([1-9]\d*))?$/.exec(argument) ?? [];
  const size = { endpoints: Number(endpoints), versions: Number(versions) };
  if (size.endpoints > 0 && size.endpoints % catalogueSize === 0) return size;
  throw new Failure(
    `measure scale: found ${JSON.stringify(argument)}, expected a number of endpoints that is a ` +
      `multiple of ${catalogueSize}, and optionally a number of versions, for example 1040 or 26x3.`,
  );
}

/** @param {Size} size */
function toName({ endpoints, versions }) {
  return `${endpoints} endpoints × ${versions} version${versions === 1 ? '' : 's'}`;
}

/** @param {Size} size */
function measureSize(size) {
  return withBuiltCopy(size, async (directory, build) =>
    toRow(build, await measurePage(directory)),
  );
}

/**
 * @param {import('./timed-build.mjs').BuildFigures} build
 * @param {import('./transfer.mjs').Transfer} page
 */
function toRow({ seconds, pages, peakMemory, outputSize, files }, page) {
  const { total, html, js, css, requests } = page;
  return {
    'build s': Math.round(seconds),
    'ms a page': Math.round((seconds * 1000) / pages),
    'memory MiB': toMebibytes(peakMemory),
    'output MiB': toMebibytes(outputSize),
    files,
    'page KiB': toKibibytes(total),
    'HTML KiB': toKibibytes(html),
    'JS KiB': toKibibytes(js),
    'CSS KiB': toKibibytes(css),
    requests,
  };
}

/** @param {string} directory */
function measurePage(directory) {
  return withBuild(directory, (url) =>
    withBrowser((browser) => measureTransfer(browser, url + route)),
  );
}

/** @param {number} bytes */
function toKibibytes(bytes) {
  return Number((bytes / 1024).toFixed(1));
}

/** @param {number} bytes */
function toMebibytes(bytes) {
  return Number((bytes / 1024 / 1024).toFixed(1));
}
