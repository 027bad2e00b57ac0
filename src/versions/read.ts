/** Reads the cut versions and the removed ones with their dates, endpoints and changes. */
import path from 'node:path';
import { isObject } from '../catalogue/check/values';
import { isDay } from '../catalogue/formats';
import type { Catalogue, Category, Endpoint } from '../catalogue/model';
import type { VersionStep } from '../page-data';
import {
  changelogPlace,
  dataFiles,
  referenceFolder,
  toEndpointPlace,
  toFile,
  toOverviewPlace,
} from '../site-map/places';
import { compareVersions } from '../site-map/semver';
import { cutFile, readVersionNames, toVersionFolder } from './names';
import { readJson, readPage, toFileError } from './page-file';
import { readRemovedVersions, toRemovedFolder } from './removed';

export interface CutVersion {
  readonly name: string;
  /** The date of the cut, for example `2026-11-21`. */
  readonly date: string;
  readonly endpoints: readonly Endpoint[];
  /** Its changes, as they were when it was cut. */
  readonly step: NamedStep;
}

/** The changes of a cut version. */
export type NamedStep = VersionStep & Required<Pick<VersionStep, 'version'>>;

/** The versions that were ever cut, newest first. Those that were removed are part of the history. */
export function readVersions(siteDir: string): readonly CutVersion[] {
  const cut = readVersionNames(siteDir).map((name) =>
    readVersion(name, toVersionFolder(siteDir, name)),
  );
  const removed = readRemovedVersions(siteDir).map(({ name }) =>
    readVersion(name, toRemovedFolder(siteDir, name)),
  );
  return [...cut, ...removed].sort((a, b) => compareVersions(b.name, a.name));
}

function readVersion(name: string, folder: string): CutVersion {
  const date = readDate(path.join(folder, cutFile), name);
  const pages = path.join(folder, referenceFolder);
  const endpoints = readCategories(pages).flatMap((category) => category.endpoints);
  return { name, date, endpoints, step: readStep(pages, { name, date }) };
}

/**
 * The newest section of the changelog of a version. Older formats do not name it, and omit it in the
 * first version.
 */
function readStep(folder: string, version: NamedStep['version']): NamedStep {
  const { steps } = readPage('changelog', path.join(folder, toFile(changelogPlace, 'json')));
  const { notes: _notes, ...step } = steps[0] ?? { endpoints: [] };
  return { ...step, version };
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
