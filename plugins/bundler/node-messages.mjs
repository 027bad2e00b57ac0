/**
 * The messages of a language in Node, by the modules that have the English ones: titles, lists for
 * language models and the feed have them too. `messages.ts` does the same for bundles.
 */
import { readdirSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import jiti from 'jiti';

const english = fileURLToPath(new URL('../../src/messages/en', import.meta.url));
/** What threads find the folder of the modules by. */
const key = 'messages';
/** Whether modules are loaded in English. Other instances of this one know it, too. */
const pause = 'messages-pause';

/**
 * Comes before all modules that say something, so that what they say depends on nothing else.
 * @param {string} project the folder of `portal.yaml`
 * @param {string} locale
 */
export function useLanguage(project, locale) {
  /** @type {unknown} */
  const loaded = jiti(import.meta.url)('./messages');
  const { writeMessages } = /** @type {typeof import('./messages')} */ (loaded);
  setEnvironmentData(key, writeMessages(project, locale));
  continueLanguage();
}

/** The same language as the process, in a thread of it. */
export function continueLanguage() {
  const folder = getEnvironmentData(key);
  if (typeof folder !== 'string') return;
  const files = new Map(readdirSync(folder).map((file) => [path.parse(file).name, file]));
  const internals = /** @type {Internals} */ (/** @type {unknown} */ (Module));
  const resolve = internals._resolveFilename;
  internals._resolveFilename = (request, parent, ...others) => {
    const found = resolve.call(internals, request, parent, ...others);
    const { dir, name } = path.parse(found);
    // The list of all messages has the English ones in any language.
    if (getEnvironmentData(pause) === true) return found;
    if (dir !== english || path.parse(parent?.filename ?? '').name === 'english') return found;
    const file = files.get(name);
    return file === undefined ? found : path.join(folder, file);
  };
}

/**
 * A module with all that it imports, in English in any language, for data that must not depend on it.
 * @param {string} file
 * @returns {unknown}
 */
export function loadInEnglish(file) {
  setEnvironmentData(pause, true);
  try {
    return jiti(fileURLToPath(import.meta.url), { requireCache: false })(file);
  } finally {
    setEnvironmentData(pause, false);
  }
}

/**
 * What Node and jiti resolve the names of modules with.
 * @typedef {{
 *   _resolveFilename: (
 *     request: string,
 *     parent?: {filename?: string | null},
 *     ...others: unknown[]
 *   ) => string
 * }} Internals
 */
