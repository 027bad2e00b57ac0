/** Reads the cut versions and the removed ones: their documents, dates and changes. */
import path from 'node:path';
import fs from 'node:fs';
import { toMessageRelativeFilePath } from '@docusaurus/utils';
import type { ApiDocument } from '../api/document';
import { toView } from '../api/view';
import type { Compared } from '../changelog/compare';
import { toContentDir } from '../given-api';
import type { VersionStep } from '../page-data';
import { currentVersion } from '../site-map/arrangement';
import { compareVersions, sortNewestFirst } from './order';
import { dataFiles, docsFolder, referenceFolder } from '../site-map/places';
import { cutFile, readVersionNames, toVersionFolder, VersionError } from './names';

export interface CutVersion extends Compared, Cut {
  readonly name: string;
}

interface Cut {
  /** The date of the cut, for example `2026-11-21`. */
  readonly date: string;
  /** The sections of its changelog, newest first, as they were when it was cut. */
  readonly steps: readonly VersionStep[];
}

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
  return {
    name,
    ...readCompared(path.join(folder, documentFile)),
    ...(readJson(path.join(folder, cutFile)) as Cut),
  };
}

/** A document that was edited can be JSON, but no document any more. */
function readCompared(file: string): Compared {
  const document = readJson(file) as ApiDocument;
  try {
    return toCompared(document);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw toFileError(file, `found no complete OpenAPI document (${reason.replace(/\.$/, '')})`);
  }
}

/** What the changelog compares. */
export function toCompared(document: ApiDocument): Compared {
  const { categories, schemas } = toView(document);
  return { endpoints: categories.flatMap(({ endpoints }) => endpoints), schemas };
}

/** The file with the document of a cut version, as it was compiled at the cut. */
export const documentFile = 'openapi.json';

/** The document of a version, with its settings in braces. That of the current one is generated. */
export function readDocument(siteDir: string, name: string): ApiDocument {
  const file =
    name === currentVersion
      ? path.join(toContentDir(siteDir), docsFolder, referenceFolder, dataFiles.document)
      : path.join(toVersionFolder(siteDir, name), documentFile);
  return readJson(file) as ApiDocument;
}

/** Reads a JSON file that contains an object. Throws an error with the name of the file. */
export function readJson(file: string): object {
  let content: unknown;
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw toFileError(file, error instanceof Error ? error.message : String(error));
  }
  if (typeof content === 'object' && content !== null) return content;
  throw toFileError(file, `found ${JSON.stringify(content)}, expected an object`);
}

/** An error for a file that must be restored instead of edited. */
function toFileError(file: string, problem: string): Error {
  const name = toMessageRelativeFilePath(file).split(path.sep).join('/');
  const isFrozen = /(^|\/)(versioned_docs|removed_versions)\//.test(name);
  return new VersionError(
    `${name}: ${problem}. ` +
      (isFrozen
        ? `Cut versions never change. Restore the file, for example with "git checkout -- ${name}".`
        : 'This file is generated. Delete it and run the command again.'),
  );
}

/*
 * The versions that were taken off. Their documents stay, so that the changelog and old URLs still
 * work.
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
    throw new VersionError(
      `The removal of version ${incomplete} was interrupted. Rerun "npm run version:remove -- ` +
        `${incomplete}" to complete it.`,
    );
  }
  return names.map((name) => ({
    name,
    ...(readJson(toRoutesFile(siteDir, name)) as Pick<RemovedVersion, 'routes'>),
  }));
}

/** The names of removed versions, newest first. */
export function listRemovedNames(siteDir: string): readonly string[] {
  const folder = path.join(siteDir, removedFolder);
  const folders = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const names = folders.map((name) => name.replace(/^version-/, ''));
  return sortNewestFirst(names.filter((name) => fs.existsSync(toRoutesFile(siteDir, name))));
}
