/** The portal's hosting rules (src/hosting) for scripts. */
import path from 'node:path';
import createJiti from 'jiti';
import { readJson } from './json.mjs';
import { root } from './paths.mjs';

/** @type {unknown} */
const rules = createJiti(path.join(root, 'scripts/lib'))('../../src/hosting/rules.ts');

export const {
  buildRules,
  findAddressRule,
  findAlias,
  notFoundPage,
  redirectStatus,
  rulesFile,
  toCacheControl,
} = /** @type {typeof import('../../src/hosting/rules')} */ (rules);

/**
 * The rules that a build writes next to its folder.
 * @param {string} directory
 */
export async function readRules(directory) {
  const table = await readJson(path.join(directory, '../hosts', rulesFile));
  return /** @type {import('../../src/hosting/rules').HostingRules} */ (table);
}
