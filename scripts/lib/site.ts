/** The operator's settings, for commands. */
import process from 'node:process';
import { checkSettingNames, settings } from '../../src/settings';
import { readSite } from '../../src/site';
import { Failure } from './main.mjs';

/** Warns of variables that look like misspelt settings. */
export function warnOfNames(): void {
  for (const problem of checkSettingNames(process.env)) console.warn(`Warning: ${problem}`);
}

/** The operator's settings, read in the same way as the portal. */
export function loadSite(): ReturnType<typeof readSite> {
  try {
    return readSite(process.env);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * An environment with the default settings that the tests expect, regardless of the operator's
 * settings.
 */
export function withDefaultSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const theirs = new Set<string>(Object.values(settings).map(({ variable }) => variable));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !theirs.has(name)));
}
