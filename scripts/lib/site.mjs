import process from 'node:process';
import { loadSource } from './load-source.mjs';
import { Failure } from './main.mjs';

const { readSite } = /** @type {typeof import('../../src/site')} */ (
  loadSource('../../src/site.ts', import.meta.url)
);
const { settings } = /** @type {typeof import('../../src/settings')} */ (
  loadSource('../../src/settings.ts', import.meta.url)
);

const { checkSettingNames } = /** @type {typeof import('../../src/settings')} */ (
  loadSource('../../src/settings.ts', import.meta.url)
);

/** Warns of variables that look like misspelt settings. */
export function warnOfNames() {
  for (const problem of checkSettingNames(process.env)) console.warn(`Warning: ${problem}`);
}

/** The operator's settings, read in the same way as the portal. */
export function loadSite() {
  try {
    return readSite(process.env);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * An environment with the default settings that the tests expect, regardless of the operator's
 * settings.
 * @param {NodeJS.ProcessEnv} env
 */
export function withDefaultSettings(env) {
  const theirs = new Set(Object.values(settings).map(({ variable }) => variable));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !theirs.has(name)));
}
