/** `npm run measure -- search 5200`: how fast the two searches answer, and what they load. */
import { Failure } from '../lib/main.mjs';
import { indexFile, measureFullText } from './search/full-text.mjs';
import { measureTitles } from './search/titles.mjs';
import { printTable } from './print.mjs';
import { catalogueSize } from './site-copy.mjs';
import { withBrowser, withBuild } from './sites.mjs';
import { withBuiltCopy } from './timed-build.mjs';

/**
 * Measures copies of the portal with these numbers of endpoints, by default as many as it has.
 * @param {readonly string[]} args
 */
export async function measureSearch(args) {
  const sizes = args.length === 0 ? [catalogueSize] : args.map(toEndpoints);
  for (const endpoints of sizes) {
    console.log(`Building ${endpoints} endpoints …`);
    await withBuiltCopy(
      { endpoints, versions: 1, shape: 'small' },
      (build) => measureBuild(build, endpoints),
      isLoaded,
    );
  }
}

/**
 * Whether the searches load a file. Only these are compressed, since all files of a large build take minutes.
 * @param {string} file
 */
function isLoaded(file) {
  return file === indexFile || file.startsWith('assets');
}

/**
 * @param {string} argument
 * @returns {number}
 */
function toEndpoints(argument) {
  const endpoints = /^\d+$/.test(argument) ? Number(argument) : 0;
  if (endpoints > 0 && endpoints % catalogueSize === 0) return endpoints;
  throw new Failure(
    `measure search: found ${JSON.stringify(argument)}, expected a number of endpoints that is a ` +
      `multiple of ${catalogueSize}, for example ${200 * catalogueSize}.`,
  );
}

/**
 * @param {string} build
 * @param {number} endpoints
 */
async function measureBuild(build, endpoints) {
  await withBuild(build, (portal) =>
    withBrowser(async (browser) => {
      const titles = await measureTitles(browser, portal, build);
      printTable(
        browser,
        `Title search in ${endpoints} endpoints, from a key to painted results`,
        titles.rows,
      );
      const fullText = await measureFullText(browser, portal, build);
      printTable(
        browser,
        `Full-text search in ${endpoints} endpoints, from Enter to painted results`,
        fullText.rows,
      );
      console.log('\nBytes of bodies with gzip that a search loads');
      console.table({ titles: titles.bytes, 'full text': fullText.bytes });
    }),
  );
}
