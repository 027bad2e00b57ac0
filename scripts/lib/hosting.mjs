/** The portal's hosting rules (src/hosting) for scripts. */
import path from 'node:path';
import { readJson } from './json.mjs';
import { loadSource } from './load-source.mjs';

export const {
  buildRules,
  fileTypes,
  findAddressRule,
  findAlias,
  listMarkdownFiles,
  notFoundPage,
  redirectStatus,
  rulesFile,
  toCacheControl,
  wantsMarkdown,
} = /** @type {typeof import('../../src/hosting/rules')} */ (
  loadSource('../../src/hosting/rules.ts', import.meta.url)
);

/**
 * The rules that a build writes next to its folder.
 * @param {string} directory
 */
export async function readRules(directory) {
  const table = await readJson(path.join(directory, '../hosts', rulesFile));
  return /** @type {import('../../src/hosting/rules').HostingRules} */ (table);
}
