/** Loads the content check for scripts. */
import { loadSource } from './load-source.mjs';

export function loadContentCheck() {
  return /** @type {typeof import('../../src/content/check')} */ (
    loadSource('../../src/content/check.ts', import.meta.url)
  );
}
