/**
 * `npm run measure -- scale`: build time and page weight by size of the catalogue, size of its
 * categories, and number of versions.
 */
import { Failure } from '../lib/main.mjs';
import { catalogueSize } from './site-copy.mjs';
import { withBrowser, withBuild } from './sites.mjs';
import { withBuiltCopy } from './timed-build.mjs';
import { measureTransfer } from './transfer.mjs';

/** @typedef {import('./site-copy.mjs').Size} Size */

const route = 'docs/campaigns/create-campaign-link';

const sizes = [
  ...[1, 10, 40, 200].map((times) => `${times * catalogueSize}`),
  ...[10, 40, 200].map((times) => `${times * catalogueSize}-large`),
  ...[3, 6].map((versions) => `${catalogueSize}x${versions}`),
];

/**
 * Measures all sizes, or those that the arguments name: `1040` endpoints, `26x3` with versions,
 * `1040-large` in categories that contain a copy of the catalogue each.
 * @param {readonly string[]} args
 */
export async function measureScale(args) {
  const chosen = (args.length === 0 ? sizes : args).map(toSize);
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
  const [, endpoints, versions = '1', large] =
    /^(\d+)(?:x([1-9]\d*))?(-large)?$/.exec(argument) ?? [];
  /** @type {Size} */
  const size = {
    endpoints: Number(endpoints),
    versions: Number(versions),
    shape: large ? 'large' : 'small',
  };
  if (size.endpoints > 0 && size.endpoints % catalogueSize === 0) return size;
  throw new Failure(
    `measure scale: found ${JSON.stringify(argument)}, expected a number of endpoints that is a ` +
      `multiple of ${catalogueSize}, and optionally a number of versions or large categories, for ` +
      `example ${40 * catalogueSize}, ${catalogueSize}x3 or ${40 * catalogueSize}-large.`,
  );
}

/** @param {Size} size */
function toName({ endpoints, versions, shape }) {
  const categories = shape === 'large' ? ' in large categories' : '';
  return `${endpoints} endpoints${categories} × ${versions} version${versions === 1 ? '' : 's'}`;
}

/** @param {Size} size */
function measureSize(size) {
  return withBuiltCopy(
    size,
    async (directory, build) => toRow(build, await measurePage(directory)),
    isTransferred,
  );
}

/**
 * Whether the page loads a file. Only these are compressed, since all files of a large build take minutes.
 * @param {string} file
 */
function isTransferred(file) {
  return file.startsWith('assets') || file.startsWith('img') || file === `${route}.html`;
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
