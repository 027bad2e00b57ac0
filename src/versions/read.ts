/** Reads the cut versions with their dates and endpoints. */
import path from 'node:path';
import { isObject } from '../catalogue/check/values';
import { isDay } from '../catalogue/formats';
import type { Catalogue, Category, Endpoint } from '../catalogue/model';
import {
  dataFiles,
  referenceFolder,
  toEndpointPlace,
  toFile,
  toOverviewPlace,
} from '../site-map/places';
import { readVersionNames, toCutFile, toVersionFolder } from './names';
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
    const pages = path.join(toVersionFolder(siteDir, name), referenceFolder);
    return {
      name,
      date: readDate(cut, name),
      endpoints: readCategories(pages).flatMap(({ endpoints }) => endpoints),
    };
  });
}

/** The categories and their endpoints in a folder of generated pages, in reading order. */
export function readCategories(folder: string): readonly Category[] {
  const { categories } = readPage('categories', path.join(folder, dataFiles.categories));
  return categories.map(({ route: _route, operations: _operations, ...card }) => {
    const overview = toFile(toOverviewPlace(card), 'json');
    const { category, endpoints } = readPage('overview', path.join(folder, overview));
    return {
      ...card,
      ...(category.groups && { groups: category.groups }),
      endpoints: endpoints.map(({ slug }) => {
        const file = toFile(toEndpointPlace({ category: card.id, slug }), 'json');
        return readPage('endpoint', path.join(folder, file)).endpoint;
      }),
    };
  });
}

/** The catalogue that a folder of generated pages was made from, without aliases of categories. */
export function readCatalogue(folder: string): Catalogue {
  const { statusCodes, verbs } = readPage('errors', path.join(folder, dataFiles.errors));
  return { categories: readCategories(folder), statusCodes, verbs };
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
