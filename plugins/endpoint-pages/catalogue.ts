import path from 'node:path';
import { types } from 'node:util';
import { loadFreshModule } from '@docusaurus/utils';
import { checkCatalogue, toMessage } from '../../src/catalogue/check';
import type { Catalogue } from '../../src/catalogue/model';
import type { Problem } from '../content-check/problems';

type Reading =
  | { readonly catalogue: Catalogue; readonly problems: readonly [] }
  | { readonly catalogue?: undefined; readonly problems: readonly Problem[] };

/**
 * The catalogue as its files say at this moment, or what is wrong with it. Never throws: a file that
 * cannot be loaded is a problem, too. `file` is the module that exports it, from the site's folder.
 */
export async function readCatalogue(siteDir: string, file: string): Promise<Reading> {
  try {
    const module = (await loadFreshModule(path.resolve(siteDir, file))) as { catalogue: Catalogue };
    const problems = checkCatalogue(module.catalogue).map(toMessage);
    if (problems.length > 0) return { problems: problems.map((message) => ({ message })) };
    return { catalogue: module.catalogue, problems: [] };
  } catch (error) {
    return { problems: [{ message: toLoadMessage(error, siteDir, file) }] };
  }
}

/** Where the file stops making sense, as far as it is known, and why. */
function toLoadMessage(error: unknown, siteDir: string, file: string): string {
  const cause = toRootCause(error);
  const [reason = ''] = cause.message.split('\n');
  const place = toPlace(`${cause.message}\n${cause.stack}`, siteDir) ?? file;
  return `${place}: ${reason.trim().replace(/\.$/, '')}. The catalogue cannot be read until this is mended.`;
}

function toRootCause(error: unknown): Error {
  if (!types.isNativeError(error)) return new Error(String(error));
  return error.cause === undefined ? error : toRootCause(error.cause);
}

/** The first place of the site's own code that a text names: `src/catalogue/batch.ts:51`. */
function toPlace(text: string, siteDir: string): string | undefined {
  const places = text.split(siteDir + path.sep).slice(1);
  const own = places.map((place) => /^(?!node_modules)[^\s:()]+(:\d+)?/.exec(place)?.[0]);
  return own.find((place) => place !== undefined)?.replaceAll(path.sep, '/');
}
