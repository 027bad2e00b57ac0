/** The changes between versions for the changelog. */
import type { Endpoint } from '../../src/catalogue/model';
import { compareEndpoints, isBreaking } from '../../src/changelog/compare';
import { toSentence } from '../../src/changelog/sentence';
import type { ChangedEndpoint } from '../../src/changelog/model';
import type { ChangelogPage, EndpointChanges, VersionStep } from '../../src/page-data';
import { compareVersions, findPrevious } from '../../src/site-map/arrangement';
import type { CutVersion } from '../../src/versions/read';

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
 * each version, which were stored when it was cut. Empty before the first cut.
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
export function buildCutChangelog(
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
export function buildReleasedChangelog(history: History): ChangelogPage {
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
