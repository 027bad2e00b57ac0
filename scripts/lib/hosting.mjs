/** The portal's hosting rules (src/hosting) for scripts. */
import path from 'node:path';
import { readJson } from './json.mjs';
import { loadSource } from './load-source.mjs';

export const { assetFolder, buildRules, notFoundPage, redirectStatus, rulesFile } =
  /** @type {typeof import('../../src/hosting/rules')} */ (load('rules'));

export const { findAddressRule, findAlias, toOddPattern } =
  /** @type {typeof import('../../src/hosting/addresses')} */ (load('addresses'));

export const { encodings, findTextType, healthFile, leastCompressed, listAccepted } =
  /** @type {typeof import('../../src/hosting/files')} */ (load('files'));

export const { toHeaders } = /** @type {typeof import('../../src/hosting/headers')} */ (
  load('headers')
);

export const { listMarkdownFiles, wantsMarkdown } =
  /** @type {typeof import('../../src/hosting/markdown')} */ (load('markdown'));

/** @param {string} name */
function load(name) {
  return loadSource(`../../src/hosting/${name}.ts`, import.meta.url);
}

/**
 * The rules that a build writes next to its folder.
 * @param {string} directory
 */
export async function readRules(directory) {
  const table = await readJson(path.join(directory, '../hosts', rulesFile));
  return /** @type {import('../../src/hosting/rules').HostingRules} */ (table);
}
