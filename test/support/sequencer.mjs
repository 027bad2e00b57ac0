/**
 * Begins with the tests that build or start a portal, then with those that wait for one. Otherwise, the
 * last of them runs alone. The others follow by size.
 */
import { readFileSync } from 'node:fs';

/** @typedef {{readonly path: string}} Test */

export default class Sequencer {
  /**
   * @param {readonly Test[]} tests
   * @returns {Test[]}
   */
  sort(tests) {
    const ranked = tests.map((test) => {
      const text = readFileSync(test.path, 'utf8');
      const isBuilt = /\b(?:copySite|installPackage|makeProject)\(/.test(text);
      return {
        test,
        rank: (isBuilt ? 2e6 : 0) + (text.includes('takeSite(') ? 1e6 : 0) + text.length,
      };
    });
    return ranked.sort((a, b) => b.rank - a.rank).map(({ test }) => test);
  }

  /** Jest would keep how long each test took. */
  cacheResults() {}
}
