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
  readonly pages?: string;
}

/** Undefined for the built-in API. Throws if a file or folder does not exist. */
export function readGivenApi(): GivenApi | undefined {
  const { apiDocument, apiOverlay, content } = settings;
  const document = readPlace(apiDocument, 'isFile');
  const overlay = readPlace(apiOverlay, 'isFile');
  const pages = readPlace(content, 'isDirectory');
  if (document !== undefined) {
    return { document, ...(overlay && { overlay }), ...(pages && { pages }) };
  }
  const alone = [apiOverlay, content].find(({ variable }) => process.env[variable]);
  if (!alone) return undefined;
  throw new Failure(
    `Invalid settings:\n  ${apiDocument.variable}: found "", expected ${apiDocument.expected}. ` +
      `Set it too, or unset ${alone.variable}.`,
  );
}

function readPlace({ variable, expected }: Setting, kind: Kind): string | undefined {
  const value = process.env[variable];
  if (!value) return undefined;
  const place = findPlace(value, kind);
  if (place !== undefined) return place;
  const found = JSON.stringify(value);
  throw new Failure(
    `Invalid settings:\n  ${variable}: found ${found}, which does not exist, expected ${expected}.`,
  );
}

type Kind = 'isFile' | 'isDirectory';

/** The absolute path of a file or folder, from the folder in which the command was called. */
export function findPlace(name: string, kind: Kind): string | undefined {
  // npm runs its scripts in the root of the repository.
  const place = path.resolve(process.env['INIT_CWD'] ?? '', name);
  return fs.statSync(place, { throwIfNoEntry: false })?.[kind]() ? place : undefined;
}

/** Whether the operator gives a document, which {@link readGivenApi} reads. */
export function hasGivenApi(): boolean {
  return Boolean(process.env[settings.apiDocument.variable]);
}

/** The folder around `docs` of the current version: the site, or one that builds of a document fill. */
export function toContentDir(siteDir: string): string {
  return hasGivenApi() ? path.join(siteDir, '.portal') : siteDir;
}
