import path from 'node:path';
import process from 'node:process';
import createJiti from 'jiti';
import { Failure } from './main.mjs';
import { root } from './paths.mjs';

/** @type {unknown} */
const module = createJiti(path.join(root, 'scripts'))('../src/site.ts');
const { readSite, settings } = /** @type {typeof import('../../src/site')} */ (module);

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
