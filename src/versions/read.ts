/** Reads the cut versions and the removed ones: their documents, dates and changes. */
import fs from 'node:fs';
import path from 'node:path';
import { portalOfCatalogue } from '../catalogue/compile';
import { type ApiDocument, isObject, toDefined, toMembers } from '../openapi/document';
import { withoutInternal } from '../openapi/internal';
import { readJson as readExactly } from '../openapi/numbers';
import { visitParts } from '../openapi/parts';
import { toView } from '../openapi/read/index';
import { listSchemes } from '../openapi/read/security';
import type { Compared } from '../changelog/compare';
import type { Facts } from '../changelog/facts';
import { Failure } from '../failure';
import { toCommandLine } from '../project/command-line';
import { toShownFile } from '../project/folder';
import type { VersionStep } from '../page-data';
import { expectedName, isVersionName } from '../routes/arrangement';
import { dataFiles, docsFolder, referenceFolder } from '../routes/places';
import { compareVersions, sortNewestFirst } from './order';

/** The file in the folder of a version that is written last. A version without it is incomplete. */
export const cutFile = 'cut.json';

/** The file with the document of a cut version, as it was compiled at the cut. */
export const documentFile = 'openapi.json';

/** The folder of the pages of a cut version. */
export function toVersionFolder(siteDir: string, name: string): string {
  return path.join(siteDir, 'versioned_docs', `version-${name}`);
}

/** The cut versions, newest first. None without `versions.json`. Throws if one is not complete. */
export function readVersionNames(siteDir: string): readonly string[] {
  const file = path.join(siteDir, 'versions.json');
  if (!fs.existsSync(file)) return [];
  const names: unknown = readJson(file);
  const isName = (name: unknown): name is string => typeof name === 'string' && isVersionName(name);
  if (!Array.isArray(names) || !names.every(isName)) {
    const found = JSON.stringify(names);
    throw toFileError(file, `found ${found}, expected a list of versions, each ${expectedName}`);
  }
  for (const name of names) {
    const last = path.join(toVersionFolder(siteDir, name), cutFile);
    if (!fs.existsSync(last)) throw toFileError(last, `missing, but versions.json names ${name}`);
  }
  return sortNewestFirst(names);
}

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
  const read = (name: string, folder: string): CutVersion => ({
    name,
    ...toCompared(readFrozen(path.join(folder, documentFile))),
    ...(readJson(path.join(folder, cutFile)) as Cut),
  });
  return [
    ...readVersionNames(siteDir).map((name) => read(name, toVersionFolder(siteDir, name))),
    ...readRemovedVersions(siteDir).map(({ name }) => read(name, toRemovedFolder(siteDir, name))),
  ].sort((a, b) => compareVersions(b.name, a.name));
}

/** What the changelog compares. */
export function toCompared(document: ApiDocument): Compared {
  const { categories, schemas, servers, ...shared } = toView(document);
  const { info, externalDocs: docs } = document;
  const { version: _version, ...facts } = info;
  return {
    endpoints: categories.flatMap(({ endpoints }) => endpoints),
    schemas,
    about: {
      api: { '': { ...shared, ...facts, docs } },
      category: toNamed(
        categories.map(({ endpoints: _endpoints, others = [], ...category }) => [
          category.id,
          { ...category, others: others.map(({ slug }) => slug) },
        ]),
      ),
      securityScheme: toNamed([...listSchemes(document)]),
      server: toNamed(
        servers.map(({ baseUrl = '', label, description }) => [
          baseUrl,
          toDefined({ title: label, description }),
        ]),
      ),
    },
  };
}

function toNamed(pairs: readonly (readonly [name: string, facts: object])[]) {
  return Object.fromEntries(pairs) as Readonly<Record<string, Facts>>;
}

/** The document of a cut version, with its settings in braces. */
export function readDocument(siteDir: string, name: string): ApiDocument {
  return withoutInternal(readFrozen(path.join(toVersionFolder(siteDir, name), documentFile)));
}

/** The document of the current version, which each run generates. */
export function readCurrentDocument(contentDir: string): ApiDocument {
  const file = path.join(contentDir, docsFolder, referenceFolder, dataFiles.document);
  return withoutInternal(readFrozen(file));
}

/** A document. What `x-portal` of a catalogue did not say before it had words for it is added. */
function readFrozen(file: string): ApiDocument {
  const document = readJson(file) as ApiDocument;
  const { 'x-portal': portal } = document;
  if (!portal?.statusCodes || portal.linksPages !== undefined) return document;
  visitParts(document, (part) => {
    const { in: location, schema } = part;
    const isSent = location === 'header' && isObject(schema) && schema['default'] !== undefined;
    if (isSent) part['x-portal'] = { ...toMembers(part['x-portal']), isSent };
  });
  return { ...document, 'x-portal': { ...portal, ...portalOfCatalogue } };
}

/** Reads a JSON file that the portal wrote. Throws an error with the name of the file. */
export function readJson(file: string): object {
  try {
    return readExactly(fs.readFileSync(file, 'utf8')) as object;
  } catch (error) {
    throw toFileError(file, (error as Error).message);
  }
}

/** An error for a file that nobody edits. */
function toFileError(file: string, problem: string): Error {
  const name = toShownFile(file);
  return new Failure(
    `${name}: ${problem}. Restore the file, for example with "git checkout -- ${name}". If it is ` +
      'generated, run the command again.',
  );
}

/** A version that was taken off. Its document stays, so that the changelog and old URLs still work. */
export interface RemovedVersion {
  readonly name: string;
  /** The routes of its pages, without the version. */
  readonly routes: readonly string[];
}

const removedFolder = 'removed_versions';

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
  return listRemovedNames(siteDir).map((name) => {
    if (fs.existsSync(toVersionFolder(siteDir, name))) {
      throw new Failure(
        `The removal of version ${name} was interrupted. Rerun "${toCommandLine('remove', name)}" to ` +
          'complete it.',
      );
    }
    return { name, ...(readJson(toRoutesFile(siteDir, name)) as Pick<RemovedVersion, 'routes'>) };
  });
}

/** The names of removed versions, newest first. */
export function listRemovedNames(siteDir: string): readonly string[] {
  const folder = path.join(siteDir, removedFolder);
  const folders = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const names = folders.map((name) => name.replace(/^version-/, ''));
  return sortNewestFirst(names.filter((name) => fs.existsSync(toRoutesFile(siteDir, name))));
}
