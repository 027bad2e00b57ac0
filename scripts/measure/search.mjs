/** `npm run measure -- search 5200`: how fast the two searches answer, and what they load. */
import { indexFile, measureFullText } from './search/full-text.mjs';
import { measureTitles } from './search/titles.mjs';
import { printTable } from './print.mjs';
import { toEndpoints } from './site-copy.mjs';
import { withBrowser, withBuild } from './sites.mjs';
import { withBuiltCopy } from './timed-build.mjs';

/**
 * Measures copies of the portal with these numbers of endpoints, by default as many as it has.
 * @param {readonly string[]} args
 */
export async function measureSearch(args) {
  for (const endpoints of toEndpoints('search', args)) {
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
