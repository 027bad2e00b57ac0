/** Loads the content checks for scripts. */
import path from 'node:path';
import createJiti from 'jiti';
import { root } from './paths.mjs';

/** @type {(file: string) => unknown} */
const load = createJiti(path.join(root, 'scripts'));

export function loadContentCheck() {
  return /** @type {typeof import('../../src/content/check')} */ (load('../src/content/check.ts'));
}

export function loadFrozenCheck() {
  return /** @type {typeof import('../../src/content/frozen')} */ (
    load('../src/content/frozen.ts')
  );
}
