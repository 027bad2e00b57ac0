/** Reads the cut versions and the removed ones with their dates, endpoints and changes. */
import path from 'node:path';
import fs from 'node:fs';
import { toMessageRelativeFilePath } from '@docusaurus/utils';
import { isObject } from '../catalogue/check/properties';
import { isDay } from '../catalogue/formats';
import type { Catalogue, Category, Endpoint } from '../catalogue/model';
import { type PageData, type StoredPage, upgrade, type VersionStep } from '../page-data';
import {
  changelogPlace,
  dataFiles,
  referenceFolder,
  toEndpointPlace,
  toFile,
  toOverviewPlace,
} from '../site-map/places';
import { compareVersions, sortNewestFirst } from '../site-map/arrangement';
import { cutFile, readVersionNames, toVersionFolder } from './names';
import { checkStoredPage, type ReadableKind } from '../page-data/check';

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

/** Reads the data of a page. Throws if the file is missing or invalid. */
export function readPage<Kind extends ReadableKind>(kind: Kind, file: string): PageData[Kind] {
  const data = readJson(file);
  validatePage(kind, data, file);
  return upgrade<Kind>(data);
}

/** Reads a JSON file. Throws an error with the name of the file. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw toFileError(file, error instanceof Error ? error.message : String(error));
  }
}

function validatePage<Kind extends ReadableKind>(
  kind: Kind,
  data: unknown,
  file: string,
): asserts data is StoredPage<Kind> {
  const [problem] = checkStoredPage(kind, data);
  if (!problem) return;
  const { field, found, expected } = problem;
  throw toFileError(file, `${field}: found ${found}, expected ${expected}`);
}

/** An error for a generated file, which must be restored instead of edited. */
function toFileError(file: string, problem: string): Error {
  const name = toMessageRelativeFilePath(file).split(path.sep).join('/');
  const isFrozen = /(^|\/)(versioned_docs|removed_versions)\//.test(name);
  return new Error(
    `${name}: ${problem}. ` +
      (isFrozen
        ? `Cut versions never change. Restore the file, for example with "git checkout -- ${name}".`
        : 'This file is generated. Delete it and run the command again.'),
  );
}

/*
 * The versions that were taken off. Their data stays, so that the changelog and old URLs still work.
 * It has the same layout as in a cut version.
 */

export interface RemovedVersion {
  readonly name: string;
  /** The routes of its pages, without the version. */
  readonly routes: readonly string[];
}

/** The folder of all removed versions. */
export const removedFolder = 'removed_versions';

/** The folder with the data of a removed version. */
export function toRemovedFolder(siteDir: string, name: string): string {
  return path.join(siteDir, removedFolder, `version-${name}`);
}

/** The list of its pages, which is written last. */
export function toRoutesFile(siteDir: string, name: string): string {
  return path.join(toRemovedFolder(siteDir, name), 'routes.json');
}

/** The removed versions, newest first. Throws if a removal was interrupted. */
export function readRemovedVersions(siteDir: string): readonly RemovedVersion[] {
  const names = listRemovedNames(siteDir);
  const incomplete = names.find((name) => fs.existsSync(toVersionFolder(siteDir, name)));
  if (incomplete !== undefined) {
    throw new Error(
      `The removal of version ${incomplete} was interrupted. Rerun "npm run version:remove -- ` +
        `${incomplete}" to complete it.`,
    );
  }
  return names.map((name) => ({ name, routes: readRoutes(toRoutesFile(siteDir, name)) }));
}

/** The names of removed versions, newest first. */
export function listRemovedNames(siteDir: string): readonly string[] {
  const folder = path.join(siteDir, removedFolder);
  const folders = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const names = folders.map((name) => name.replace(/^version-/, ''));
  return sortNewestFirst(names.filter((name) => fs.existsSync(toRoutesFile(siteDir, name))));
}

function readRoutes(file: string): readonly string[] {
  const content = readJson(file);
  const routes = isObject(content) ? content['routes'] : undefined;
  if (Array.isArray(routes) && routes.every((route) => typeof route === 'string')) return routes;
  throw toFileError(file, `routes: found ${JSON.stringify(routes)}, expected a list of routes`);
}
