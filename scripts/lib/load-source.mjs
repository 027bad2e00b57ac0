import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

/**
 * A module of the portal's TypeScript; the caller says what it holds.
 * @param {string} file from the module that loads it
 * @param {string} from the URL of that module
 * @returns {unknown}
 */
export function loadSource(file, from) {
  const folder = path.dirname(fileURLToPath(from));
  /** @type {unknown} */
  const loaded = createJiti(folder)(path.resolve(folder, file));
  return loaded;
}
