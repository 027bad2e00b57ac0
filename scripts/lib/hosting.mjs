/** The portal's table of hosting rules (src/hosting), for scripts. */
import path from 'node:path';
import createJiti from 'jiti';
import { root } from './paths.mjs';

const load = createJiti(path.join(root, 'scripts/lib'));

/** @type {unknown} */
const rules = load('../../src/hosting/rules.ts');
/** @type {unknown} */
const pages = load('../../plugins/hosting/validate.ts');

export const { buildRules, findAddressRule, notFoundPage, redirectStatus, toCacheControl } =
  /** @type {typeof import('../../src/hosting/rules')} */ (rules);
const { validatePages } = /** @type {typeof import('../../plugins/hosting/validate')} */ (pages);

/**
 * The table for a build, with the hashes of its inline scripts.
 * @param {string} directory
 * @param {string} baseUrl
 */
export async function readRules(directory, baseUrl) {
  return buildRules({ baseUrl, scriptHashes: await validatePages(directory) });
}
