import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

/**
 * Loads a TypeScript module of the portal. The caller casts it to the type of the module.
 * @param {string} file relative to the module that loads it
 * @param {string} from the URL of that module
 * @returns {unknown}
 */
export function loadSource(file, from) {
  const folder = path.dirname(fileURLToPath(from));
  /** @type {unknown} */
  const loaded = createJiti(folder)(path.resolve(folder, file));
  return loaded;
}
