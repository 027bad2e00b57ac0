/** What a page requests while it searches. */
import path from 'node:path';
import { toFile, weigh } from '../budget/read-page.mjs';

/** @typedef {{bytes: number, 'largest file': string, 'its bytes': number}} Bytes bodies with gzip */

/**
 * Notes the requests of a page from now on.
 * @param {import('../paint.mjs').Page} page
 * @param {string} build the folder of the files
 */
export function watchBytes(page, build) {
  /** @type {Set<string>} */
  const files = new Set();
  page.on('response', (response) => files.add(toFile(build, new URL(response.url()).pathname)));
  return {
    /** @returns {Promise<Bytes>} */
    async read() {
      const sizes = await Promise.all(
        [...files].map(async (file) => ({ file, bytes: await weigh(file) })),
      );
      sizes.sort((a, b) => b.bytes - a.bytes);
      const [largest] = sizes;
      return {
        bytes: sizes.reduce((sum, size) => sum + size.bytes, 0),
        'largest file': path.relative(build, largest?.file ?? build),
        'its bytes': largest?.bytes ?? 0,
      };
    },
  };
}
