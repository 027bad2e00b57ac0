/** The name of the version that editors work on, as Docusaurus has it. */
export const currentVersion = 'current';

/** Where the versions of the documentation are served. */
export interface Arrangement {
  /** The version at `/`: the current one, or the latest cut version. */
  readonly root: string;
  /** The latest cut version. Undefined before the first cut. */
  readonly latest: string | undefined;
}

/** The route of a version, without a trailing slash: empty, `/next` or for example `/1.0`. */
export function toVersionRoute(name: string, { root }: Pick<Arrangement, 'root'>): string {
  if (name === root) return '';
  return name === currentVersion ? '/next' : `/${name}`;
}
