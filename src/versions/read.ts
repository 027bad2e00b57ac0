/** Reads the cut versions with their dates and endpoints. */
import path from 'node:path';
import { isObject } from '../catalogue/check/values';
import { isDay } from '../catalogue/formats';
import type { Endpoint } from '../catalogue/model';
import {
  dataFiles,
  referenceFolder,
  toEndpointPlace,
  toFile,
  toOverviewPlace,
} from '../site-map/places';
import { readVersionNames, toCutFile } from './names';
import { readJson, readPage, toFileError } from './page-file';

export interface CutVersion {
  readonly name: string;
  /** The date of the cut, for example `2026-11-21`. */
  readonly date: string;
  readonly endpoints: readonly Endpoint[];
}

/** The cut versions of a site, newest first. */
export function readVersions(siteDir: string): readonly CutVersion[] {
  return readVersionNames(siteDir).map((name) => {
    const cut = toCutFile(siteDir, name);
    const pages = path.join(path.dirname(cut), referenceFolder);
    return { name, date: readDate(cut, name), endpoints: readVersion(pages) };
  });
}

/** The endpoints in a folder of generated pages, in reading order. */
export function readVersion(folder: string): readonly Endpoint[] {
  const { categories } = readPage('categories', path.join(folder, dataFiles.categories));
  return categories.flatMap(({ id: category }) => {
    const overview = toFile(toOverviewPlace({ id: category }), 'json');
    const { endpoints } = readPage('overview', path.join(folder, overview));
    return endpoints.map(({ slug }) => {
      const file = toFile(toEndpointPlace({ category, slug }), 'json');
      return readPage('endpoint', path.join(folder, file)).endpoint;
    });
  });
}

/** The date of the cut, read from the file of the version. */
function readDate(file: string, name: string): string {
  const cut = readJson(file);
  const { version, date }: Readonly<Record<string, unknown>> = isObject(cut) ? cut : {};
  if (version !== name) {
    throw toFileError(file, `version: found ${JSON.stringify(version)}, expected "${name}"`);
  }
  if (typeof date === 'string' && isDay(date)) return date;
  const found = JSON.stringify(date);
  throw toFileError(file, `date: found ${found}, expected a date such as "2026-11-21"`);
}
