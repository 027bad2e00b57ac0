/**
 * The shard number of a page. All pages of a category in all versions are in the same shard. The
 * key is the second segment of the route, which is `campaigns` for both
 * `/docs/campaigns/create-campaign-link` and `/endpoints/campaigns`.
 */
export function toShardNumber(relativePath: string, count: number): number {
  const [, key = ''] = relativePath.split('/').filter(Boolean);
  let hash = 0;
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % count;
}
