/**
 * The number of a page's shard. The pages of a category lie together, in all versions: the key is
 * the second part of the address below the version, which is `campaigns` for both
 * `/docs/campaigns/create-campaign-link` and `/endpoints/campaigns`.
 */
export function toShardNumber(relativePath: string, count: number): number {
  const [, key = ''] = relativePath.split('/').filter(Boolean);
  let hash = 0;
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % count;
}
