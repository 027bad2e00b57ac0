/** The anchor of a cut version in the changelog. The feed links to it. */
export function toVersionAnchor(version: string): string {
  return `version-${version}`;
}
