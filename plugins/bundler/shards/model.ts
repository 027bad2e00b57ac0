/** The shards of the framework's tables of all pages. Both the build and the browser use it. */
import type { GlobalData } from '@docusaurus/types';
import type {
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { schemasFolder } from '../../../src/routes/places';
import type { Group } from '../../../src/sidebar';

/** The name of the docs plugin, which is also the key of its global data. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

/** The names of the chunks of routes by `path-hash`, where the hash has no `-`. */
export type ChunkNames = Readonly<Record<string, { readonly content?: string }>>;

/** The path and the hash of a route. */
export function splitKey(key: string): readonly [path: string, hash: string] {
  const end = key.lastIndexOf('-');
  return [key.slice(0, end), key.slice(end + 1)];
}

/** The rows for the pages of some categories, each of a version. */
export interface Shard {
  readonly chunkNames: ChunkNames;
  /** The global data about the pages, and the same pages in other versions, by version. */
  readonly docs: Readonly<Record<string, readonly GlobalDoc[]>>;
  /** Groups of the sidebar by the URL of their overview. */
  readonly groups: Readonly<Record<string, Group>>;
}

/** A shard in the browser, with functions that load the chunks. */
export interface LoadedShard extends Shard {
  readonly registry: Readonly<Record<string, readonly [() => Promise<unknown>]>>;
}

/** The versions of the docs plugin with their pages. */
export function findVersions(globalData: GlobalData): readonly GlobalVersion[] {
  return (globalData[docsPlugin]?.['default'] as GlobalPluginData).versions;
}

/**
 * The shard number of a page. All pages of a category in a version are in the same shard. The key
 * is the URL of the version, and the second segment after it, which is `campaigns` for both
 * `/docs/campaigns/create-campaign-link` and `/endpoints/campaigns`. Schemas, of which there can be a
 * thousand, are told apart by their names. Undefined for the home pages of versions, which are part of
 * every page.
 */
export function toShardNumber(
  versions: readonly Pick<GlobalVersion, 'path'>[],
  page: string,
  count: number,
): number | undefined {
  const segments = toSegments(page);
  const [version] = versions
    .map(({ path }) => toSegments(path))
    .filter((start) => start.every((segment, index) => segment === segments[index]))
    .sort((a, b) => b.length - a.length);
  if (!version || version.length === segments.length) return undefined;
  const [, category, name] = segments.slice(version.length);
  const key = category === schemasFolder ? name : category;
  let hash = 0;
  for (const character of [...version, key].join('/')) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  }
  return hash % count;
}

function toSegments(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
