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

/** The names of versions, after Semantic Versioning (https://semver.org). */

const number = String.raw`(?:0|[1-9]\d{0,3})`;
const identifier = String.raw`(?:0|[1-9]\d*|\d*[a-z-][0-9a-z-]*)`;
const pattern = new RegExp(
  String.raw`^(${number}(?:\.${number}){0,2})(?:-(${identifier}(?:\.${identifier})*))?$`,
);

/** The valid version names, which become part of folder names and URLs. */
export const expectedName =
  'a version such as 1.0, 1.0.2 or 2.0-rc.1, without leading zeros, and not 404';

/** Hosts would take `404` for the page for missing pages, and `3.0-x.js` for a file. */
export function isVersionName(name: string): boolean {
  return (
    name.length <= 32 && pattern.test(name) && name !== '404' && !/\.[a-z][a-z\d]*$/.test(name)
  );
}
