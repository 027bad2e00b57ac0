/** The changes between versions for the changelog and its feed. */
import type { Endpoint } from '../../src/catalogue/model';
import {
  compareEndpoints,
  isBreaking,
  toSentence,
  type ChangedEndpoint,
} from '../../src/changelog';
import type { ChangelogPage, EndpointChanges, VersionStep } from '../../src/page-data';
import type { CutVersion } from '../../src/versions/read';

/**
 * The steps of the page: the current endpoints compared with the newest cut version, then the cut
 * versions.
 */
export function buildChangelog(
  endpoints: readonly Endpoint[],
  versions: readonly CutVersion[],
): ChangelogPage {
  const [newest] = versions;
  if (!newest) return { steps: [] };
  const today = { before: newest.name, endpoints: toChanges(newest.endpoints, endpoints) };
  return { steps: [today, ...buildSteps(versions)] };
}

/** Each cut version compared with the previous one, newest first. */
export function buildSteps(versions: readonly CutVersion[]): readonly VersionStep[] {
  return versions.map(({ name, date, endpoints }, index) => {
    const before = versions[index + 1];
    return {
      version: { name, date },
      ...(before && { before: before.name }),
      endpoints: before ? toChanges(before.endpoints, endpoints) : [],
    };
  });
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
