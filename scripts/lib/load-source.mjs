import { createRequire } from 'node:module';

/**
 * Loads a TypeScript module of the portal. The caller casts it to the type of the module. The loader
 * itself is loaded with the first module, since scripts start before anything is installed.
 * @param {string} file relative to the module that loads it
 * @param {string} from the URL of that module
 * @returns {unknown}
 */
export function loadSource(file, from) {
  const require = createRequire(from);
  /** @type {unknown} */
  const createJiti = require('jiti');
  const source = require.resolve(file);
  /** @type {unknown} */
  const loaded = /** @type {typeof import('jiti').default} */ (createJiti)(source)(source);
  return loaded;
}
