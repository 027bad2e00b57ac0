/** What scripts need of the content: its check, and the entries that are not complete. */
import { loadSource } from './load-source.mjs';

export function loadContentCheck() {
  return /** @type {typeof import('../../src/content/check')} */ (
    loadSource('../../src/content/check.ts', import.meta.url)
  );
}

/** The endpoints that still have the note of `npm run new`, such as `batch/archive-batch`. */
export function listUnfinished() {
  const { endpoints } = /** @type {typeof import('../../src/catalogue')} */ (
    loadSource('../../src/catalogue/index.ts', import.meta.url)
  );
  const { isUnfinished } = /** @type {typeof import('../../src/catalogue/template')} */ (
    loadSource('../../src/catalogue/template.ts', import.meta.url)
  );
  return endpoints.filter(isUnfinished).map(({ category, slug }) => `${category}/${slug}`);
}
