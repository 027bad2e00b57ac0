/**
 * The shard number of a page. All pages of a category in a version are in the same shard. The key
 * is the URL of the version, and the second segment after it, which is `campaigns` for both
 * `/docs/campaigns/create-campaign-link` and `/endpoints/campaigns`.
 */
export function toShardNumber(version: string, page: string, count: number): number {
  const { length } = toSegments(version);
  const segments = toSegments(page);
  const key = [...segments.slice(0, length), segments[length + 1]].join('/');
  let hash = 0;
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % count;
}

/** The segments of a path. */
export function toSegments(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
