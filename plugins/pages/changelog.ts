/** The changes between versions for the changelog. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { toDefined } from '../../src/openapi/document';
import { type Compared, compareEndpoints } from '../../src/changelog/compare';
import type { ChangelogPage, EndpointChanges, VersionStep } from '../../src/page-data';
import { type Arrangement, isVersionName } from '../../src/routes/arrangement';
import { compareVersions, findPrevious, sortNewestFirst } from '../../src/versions/order';
import { releasesFolder } from '../../src/routes/places';
import { type CutVersion, toVersionFolder } from '../../src/versions/read';
import { type Titles, withTitle } from './changes';

/** The sections of a changelog, newest first, and the release notes of their versions. */
export interface NotedChangelog extends ChangelogPage {
  /** The paths from the page of the changelog by version. */
  readonly notes: ReadonlyMap<string, string>;
}

/**
 * The changelog of the current version: what changed since the newest version, then the changes of
 * each version, which were stored when it was cut. Empty before the first snapshot.
 * @param notes the versions with release notes
 * @param titles those of endpoints in the language of the build
 */
export function buildChangelog(
  api: Compared,
  versions: readonly CutVersion[],
  notes: readonly string[],
  titles?: Titles,
): NotedChangelog {
  const [newest] = versions;
  if (!newest) return { steps: [], notes: new Map() };
  const upcoming = notes.filter((name) => compareVersions(name, newest.name) > 0);
  const changes = compareEndpoints(newest, api).map(sortChanges);
  const endpoints = titles ? changes.map((one) => withTitle(one, titles)) : changes;
  const current = { before: newest.name, notes: upcoming, endpoints };
  return withNotes([current, ...listOwnSteps(versions)], toSources(notes, '..'));
}

/** The changelog of a version that is being cut, which ends with its own changes. */
export function buildCutChangelog(
  api: Compared,
  version: NonNullable<VersionStep['version']>,
  versions: readonly CutVersion[],
): readonly VersionStep[] {
  const earlier = versions.filter(({ name }) => compareVersions(name, version.name) < 0);
  const names = earlier.map(({ name }) => name);
  const before = earlier[names.indexOf(findPrevious(version.name, names) ?? '')];
  const endpoints = before ? compareEndpoints(before, api).map(sortChanges) : [];
  return [toDefined({ version, before: before?.name, endpoints }), ...listOwnSteps(earlier)];
}

/**
 * The changelog of a cut version, as it was at the cut. At `/`, it contains all versions, also those
 * that were cut later: `1.5` after `2.0`, or a pre-release of `3.0`.
 */
export function buildFrozenChangelog(
  siteDir: string,
  name: string,
  versions: readonly CutVersion[],
  { root }: Pick<Arrangement, 'root'>,
): NotedChangelog {
  const notesOf = (version: string) => {
    const folder = version === name ? '..' : `../../version-${version}`;
    return toSources(listReleaseNotes(toVersionFolder(siteDir, version)), folder);
  };
  const own = notesOf(name);
  if (name !== root) {
    return withNotes(versions.find((version) => version.name === name)?.steps ?? [], own);
  }
  const others = versions.flatMap(({ name: other }) =>
    [...notesOf(other)].filter(([noted]) => noted === other),
  );
  return withNotes(listOwnSteps(versions), new Map([...others, ...own]));
}

/** The changes of each version, as they were when it was cut. */
export function listOwnSteps(versions: readonly CutVersion[]): readonly VersionStep[] {
  return versions.flatMap(({ steps }) => steps.slice(0, 1));
}

type Sources = NotedChangelog['notes'];

function toSources(names: readonly string[], folder: string): Sources {
  return new Map(names.map((name) => [name, `${folder}/${releasesFolder}/${name}.md`]));
}

function withNotes(steps: readonly VersionStep[], sources: Sources): NotedChangelog {
  const all = steps.map(({ notes: upcoming = [], ...step }): VersionStep => {
    const { version } = step;
    const notes = version ? [version.name].filter((name) => sources.has(name)) : upcoming;
    return notes.length > 0 ? { ...step, notes } : step;
  });
  const shown = all.flatMap(({ notes = [] }) => notes);
  return { steps: all, notes: new Map(shown.map((name) => [name, sources.get(name) ?? ''])) };
}

/** Lists the breaking changes of an endpoint first. */
export function sortChanges({ changes, ...endpoint }: EndpointChanges): EndpointChanges {
  const sorted = changes.toSorted((a, b) => Number(b.breaking) - Number(a.breaking));
  return { ...endpoint, changes: sorted };
}

/** The versions with release notes in a folder of pages, newest first. */
export function listReleaseNotes(pages: string): readonly string[] {
  const folder = path.join(pages, releasesFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
  return sortNewestFirst(names.filter(isVersionName));
}
