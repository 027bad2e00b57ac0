/**
 * The versions that were taken off. Their data stays, so that the changelog and old URLs still work.
 * It has the same layout as in a cut version.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isObject } from '../catalogue/check/values';
import { toVersionFolder } from './names';
import { readJson, toFileError } from './page-file';
import { sortNewestFirst } from '../site-map/semver';

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
