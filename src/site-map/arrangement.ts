/** The name of the version that editors work on, as Docusaurus has it. */
export const currentVersion = 'current';

/** Where the versions of the documentation are served. */
export interface Arrangement {
  /** The version at `/`: the current one, or the latest cut version. */
  readonly root: string;
  /** The latest cut version. Undefined before the first snapshot. */
  readonly latest: string | undefined;
}

/** The route of a version, without a trailing slash: empty, `/next` or for example `/1.0`. */
export function toVersionRoute(name: string, { root }: Pick<Arrangement, 'root'>): string {
  if (name === root) return '';
  return name === currentVersion ? '/next' : `/${name}`;
}

/** The names of versions and their order, after Semantic Versioning (https://semver.org). */

const number = String.raw`(?:0|[1-9]\d{0,3})`;
const identifier = String.raw`(?:0|[1-9]\d*|\d*[a-z-][0-9a-z-]*)`;
const pattern = new RegExp(
  String.raw`^(${number}(?:\.${number}){0,2})(?:-(${identifier}(?:\.${identifier})*))?$`,
);

/** The valid version names, which become part of folder names and URLs. */
export const expectedName =
  'a version such as 1.0, 1.0.2 or 2.0-rc.1, without leading zeros, and not 404';

export function isVersionName(name: string): boolean {
  // "404.html" is the page for missing pages. Hosts treat the other endings as files.
  return (
    name.length <= 32 &&
    pattern.test(name) &&
    name !== '404' &&
    !/\.(html|md|yaml|http)$/.test(name)
  );
}

/** Whether a version is a pre-release, such as `2.0-rc.1`. */
export function isPrerelease(name: string): boolean {
  return name.includes('-');
}

/** The order of two versions by precedence. 0 for the same version, such as `1.0` and `1.0.0`. */
export function compareVersions(a: string, b: string): number {
  return compareNumbers(a, b) || comparePrereleases(toPrerelease(a), toPrerelease(b));
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

/**
 * The version that the changes of a version are compared with: the previous release, or for a
 * pre-release, the previous version of any kind.
 */
export function findPrevious(name: string, names: readonly string[]): string | undefined {
  const earlier = sortNewestFirst(names).filter((other) => compareVersions(other, name) < 0);
  return isPrerelease(name) ? earlier[0] : findLatest(earlier);
}

function compareNumbers(a: string, b: string): number {
  const [first, second] = [toNumbers(a), toNumbers(b)];
  const index = [0, 1, 2].find((at) => first[at] !== second[at]);
  return index === undefined ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

/** Major, minor and patch. Missing numbers are 0. */
function toNumbers(name: string): readonly number[] {
  const [numbers = ''] = name.split('-');
  return [...numbers.split('.').map(Number), 0, 0].slice(0, 3);
}

function toPrerelease(name: string): readonly string[] {
  const start = name.indexOf('-');
  return start === -1 ? [] : name.slice(start + 1).split('.');
}

/** A version without a pre-release comes after one with it. */
function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  const index = a.findIndex((part, at) => part !== b[at]);
  if (index === -1) return a.length - b.length;
  return compareIdentifiers(a[index] ?? '', b[index]);
}

/** Numbers come before words. The end of the list comes first. */
function compareIdentifiers(a: string, b: string | undefined): number {
  if (b === undefined) return 1;
  const [first, second] = [Number(a), Number(b)];
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second;
  if (Number.isNaN(first) !== Number.isNaN(second)) return Number.isNaN(first) ? 1 : -1;
  return a < b ? -1 : 1;
}
