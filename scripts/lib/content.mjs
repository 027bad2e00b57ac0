/** Loads the content checks for scripts. */
import { loadSource } from './load-source.mjs';

export function loadContentCheck() {
  return /** @type {typeof import('../../src/content/check')} */ (
    loadSource('../../src/content/check.ts', import.meta.url)
  );
}

export function loadFrozenCheck() {
  return /** @type {typeof import('../../src/content/frozen')} */ (
    loadSource('../../src/content/frozen.ts', import.meta.url)
  );
}
