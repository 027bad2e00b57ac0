/** Where on the changelog a cut version stands; the feed links there, too. */
export function toVersionAnchor(version: string): string {
  return `version-${version}`;
}
