/** The changes between versions for the changelog. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import type { Endpoint } from '../../src/catalogue/model';
import { compareEndpoints, isBreaking } from '../../src/changelog/compare';
import { toSentence } from '../../src/changelog/sentence';
import type { ChangedEndpoint } from '../../src/changelog/model';
import {
  type ChangelogPage,
  type EndpointChanges,
  schemaVersion,
  type VersionStep,
} from '../../src/page-data';
import {
  type Arrangement,
  compareVersions,
  currentVersion,
  findPrevious,
  isVersionName,
  sortNewestFirst,
} from '../../src/site-map/arrangement';
import { type CutVersion, readCategories, readVersions } from '../../src/versions/read';
import { buildSiteMap } from '../../src/site-map';
import { changelogPlace, referenceFolder, releasesFolder, toFile } from '../../src/site-map/places';
import { buildPage, buildPageLines, type PageBody } from './page';
import { toVersionFolder } from '../../src/versions/names';

/** What the changelog of a version is made from. */
export interface History {
  /** The versions that were ever cut, newest first. */
  readonly versions: readonly CutVersion[];
  /** The versions with release notes. */
  readonly notes: readonly string[];
}

export const noHistory: History = { versions: [], notes: [] };

/**
 * The changelog of the current version: what changed since the newest version, then the changes of
 * each version, which were stored when it was cut. Empty before the first snapshot.
 */
export function buildChangelog(
  endpoints: readonly Endpoint[],
  { versions, notes }: History,
): ChangelogPage {
  const [newest] = versions;
  if (!newest) return { steps: [] };
  const upcoming = notes.filter((name) => compareVersions(name, newest.name) > 0);
  const current: VersionStep = {
    before: newest.name,
    endpoints: toChanges(newest.endpoints, endpoints),
  };
  return { steps: [withNotes(current, upcoming), ...listSteps({ versions, notes })] };
}

/** The changelog of a version that is being cut, which ends with its own changes. */
function buildCutChangelog(
  endpoints: readonly Endpoint[],
  version: { readonly name: string; readonly date: string },
  { versions, notes }: History,
): ChangelogPage {
  const { name } = version;
  const earlier = versions.filter((other) => compareVersions(other.name, name) < 0);
  const previous = findPrevious(
    name,
    earlier.map((other) => other.name),
  );
  const before = earlier.find((other) => other.name === previous);
  const own: VersionStep = {
    version,
    ...(before && { before: before.name }),
    endpoints: before ? toChanges(before.endpoints, endpoints) : [],
  };
  const steps = [toNoted(own, name, notes), ...listSteps({ versions: earlier, notes })];
  return { steps };
}

/** The changes of each version that was ever cut, as they were stored. */
function buildReleasedChangelog(history: History): ChangelogPage {
  return { steps: listSteps(history) };
}

function listSteps({ versions, notes }: History): readonly VersionStep[] {
  return versions.map(({ name, step }) => toNoted(step, name, notes));
}

function toNoted(step: VersionStep, version: string, notes: readonly string[]): VersionStep {
  return withNotes(
    step,
    notes.filter((name) => name === version),
  );
}

function withNotes(step: VersionStep, notes: readonly string[]): VersionStep {
  return notes.length === 0 ? step : { ...step, notes };
}

function toChanges(older: readonly Endpoint[], newer: readonly Endpoint[]) {
  return compareEndpoints(older, newer).map(toEndpointChanges);
}

function toEndpointChanges(changed: ChangedEndpoint): EndpointChanges {
  const { title, method, newerPage, olderPage } = changed;
  const changes = changed.changes.map((change) => ({
    breaking: isBreaking(change),
    sentence: toSentence(change),
  }));
  return {
    title,
    method,
    ...(newerPage && { page: newerPage }),
    ...(olderPage && { pageBefore: olderPage }),
    changes: changes.toSorted((a, b) => Number(b.breaking) - Number(a.breaking)),
  };
}

/**
 * Replaces the changelog in the folder of a version that is being cut. The copied one describes
 * changes that are not released, and can name newer versions.
 */
export async function writeCutChangelog(
  folder: string,
  version: { readonly name: string; readonly date: string },
  versions: readonly CutVersion[],
): Promise<void> {
  const reference = path.join(folder, referenceFolder);
  const categories = readCategories(reference);
  const endpoints = categories.flatMap((category) => category.endpoints);
  const history = { versions, notes: listReleaseNotes(folder) };
  const content = buildCutChangelog(endpoints, version, history);
  const pages = buildSiteMap({ categories }).filter(({ kind }) => kind === 'changelog');
  const files = pages.flatMap((page) => buildPage(page, buildChangelogBody(content)));
  for (const [name, text] of files) await fs.writeFile(path.join(reference, name), text);
}

/*
 * The changelog at `/` if a cut version is there. Its own file never changes, so it cannot contain
 * versions that were cut later: `1.5` after `2.0`, or a pre-release of `3.0`.
 */

/** The changelog of all versions that were ever cut, and the files of their release notes. */
interface RootChangelog {
  readonly content: ChangelogPage;
  /** Absolute paths by version. */
  readonly notes: ReadonlyMap<string, string>;
}

/**
 * Reads the changelog at `/`. Notes are those of the version at `/`, or else of their own version.
 * Undefined if the current version is at `/`, whose changelog is generated.
 */
export function readRootChangelog(
  siteDir: string,
  { root }: Pick<Arrangement, 'root'>,
): RootChangelog | undefined {
  if (root === currentVersion) return undefined;
  const versions = readVersions(siteDir);
  const notes = new Map(
    versions.flatMap(({ name }) => {
      const files = [root, name].map((version) => toNotesFile(siteDir, version, name));
      const file = files.find((one) => existsSync(one));
      return file === undefined ? [] : [[name, file] as const];
    }),
  );
  return { content: buildReleasedChangelog({ versions, notes: [...notes.keys()] }), notes };
}

function toNotesFile(siteDir: string, version: string, name: string): string {
  return path.join(toVersionFolder(siteDir, version), releasesFolder, `${name}.md`);
}

interface MarkdownFile {
  readonly filePath: string;
  readonly fileContent: string;
}

/** Completes the page of the changelog at `/` when it is compiled. Other pages stay the same. */
export function completeRootChangelog(siteDir: string, arrangement: Pick<Arrangement, 'root'>) {
  const folder = toVersionFolder(siteDir, arrangement.root);
  const page = path.join(folder, referenceFolder, toFile(changelogPlace, 'mdx'));
  return ({ filePath, fileContent }: MarkdownFile): string => {
    const changelog = filePath === page ? readRootChangelog(siteDir, arrangement) : undefined;
    return changelog ? toCompleted(fileContent, page, changelog) : fileContent;
  };
}

function toCompleted(text: string, page: string, { content, notes }: RootChangelog): string {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  const toSource = (file: string) =>
    path.relative(path.dirname(page), file).split(path.sep).join('/');
  return [
    frontMatter,
    ...buildPageLines({
      data: `export const page = ${JSON.stringify({ schemaVersion, ...content })};`,
      component: 'Changelog',
      notes: [...notes].map(([name, file]) => [name, toSource(file)] as const),
    }),
  ].join('\n');
}

/** The page of a changelog, with the release notes of its versions. */
export function buildChangelogBody(content: ChangelogPage): PageBody {
  return {
    component: 'Changelog',
    description: 'API changes between versions, including breaking changes.',
    content,
    notes: content.steps.flatMap(({ notes = [] }) => notes),
  };
}

/** The versions with release notes in a folder of pages, newest first. */
export function listReleaseNotes(pages: string): readonly string[] {
  const folder = path.join(pages, releasesFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
  return sortNewestFirst(names.filter(isVersionName));
}
