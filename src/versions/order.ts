/** The order of versions by precedence, after Semantic Versioning (https://semver.org). */
import { coerce, compare } from 'semver';

/** 0 for the same version, such as `1.0` and `1.0.0`. */
export function compareVersions(a: string, b: string): number {
  return compare(toComplete(a), toComplete(b));
}

/** The versions from the newest to the oldest. */
export function sortNewestFirst(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => compareVersions(b, a));
}

/** The newest release, or the newest pre-release if there is no release. */
export function findLatest(names: readonly string[]): string | undefined {
  const sorted = sortNewestFirst(names);
  return sorted.find((name) => !isPrerelease(name)) ?? sorted[0];
}

/** What a version is compared with: the previous release, or any version before a pre-release. */
export function findPrevious(name: string, names: readonly string[]): string | undefined {
  const earlier = sortNewestFirst(names).filter((other) => compareVersions(other, name) < 0);
  return isPrerelease(name) ? earlier[0] : findLatest(earlier);
}

function isPrerelease(name: string): boolean {
  return name.includes('-');
}

/** With all three numbers: `1.0.0-rc.1` for `1.0-rc.1`. */
function toComplete(name: string) {
  return coerce(name, { includePrerelease: true }) ?? name;
}
