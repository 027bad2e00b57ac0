/** The document, the overlay and the pages that the operator gives instead of the built-in API. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Failure } from './failure';
import { settings, type Setting } from './settings';

export interface GivenApi {
  /** Absolute paths. */
  readonly document: string;
  readonly overlay?: string;
  /** The folder of editors' pages. */
  readonly pages?: string;
}

/** Undefined for the built-in API. Throws if a file or folder does not exist. */
export function readGivenApi(environment: NodeJS.ProcessEnv): GivenApi | undefined {
  const { apiDocument, apiOverlay, content } = settings;
  const document = readPlace(apiDocument, environment, 'isFile');
  const overlay = readPlace(apiOverlay, environment, 'isFile');
  const pages = readPlace(content, environment, 'isDirectory');
  if (document !== undefined) {
    return { document, ...(overlay && { overlay }), ...(pages && { pages }) };
  }
  const alone = [apiOverlay, content].find(({ variable }) => environment[variable]);
  if (!alone) return undefined;
  throw new Failure(
    `Invalid settings:\n  ${apiDocument.variable}: found "", expected ${apiDocument.expected}. ` +
      `Set it too, or unset ${alone.variable}.`,
  );
}

function readPlace(
  { variable, expected }: Setting,
  environment: NodeJS.ProcessEnv,
  kind: 'isFile' | 'isDirectory',
): string | undefined {
  const value = environment[variable];
  if (!value) return undefined;
  // npm runs its scripts in the root of the repository.
  const place = path.resolve(environment['INIT_CWD'] ?? '', value);
  if (fs.statSync(place, { throwIfNoEntry: false })?.[kind]()) return place;
  const found = JSON.stringify(value);
  throw new Failure(
    `Invalid settings:\n  ${variable}: found ${found}, which does not exist, expected ${expected}.`,
  );
}

/** Whether the operator gives a document, which {@link readGivenApi} reads. */
export function hasGivenApi(): boolean {
  return Boolean(process.env[settings.apiDocument.variable]);
}

/**
 * The folder that contains the folder `docs` of the current version: the site, or for a given
 * document a folder that each build fills.
 */
export function toContentDir(siteDir: string): string {
  return hasGivenApi() ? path.join(siteDir, '.portal') : siteDir;
}
