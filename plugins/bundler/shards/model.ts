/** The framework's tables of all pages, and their shards. Both the build and the browser use it. */
import type { GlobalData } from '@docusaurus/types';
import type { PropSidebarItemCategory, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** The name of the docs plugin, which is also the key of its global data. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

/** A route. Its attributes are everything except its path and its component. */
export interface Route {
  readonly path: string;
  /** Identifies the route, together with its path. */
  readonly hash: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly Route[];
}

/** Chunk names by prop, nested like the props of the component. */
export type ChunkNames = { readonly [property: string]: string | ChunkNames };

/** The data that every page loads of its version. */
export interface VersionProps {
  readonly version: PropVersionMetadata;
}

export interface Tables {
  readonly routes: readonly Route[];
  /** The chunks of a route, by `path-hash`. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The module of a chunk name. */
  readonly modules: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
  /** The data of the root of a docs version, by module. */
  readonly versions: ReadonlyMap<string, VersionProps>;
}

/** The rows that all pages need, and the shards. */
export interface Split {
  readonly base: Tables;
  readonly shards: readonly Shard[];
}

/** Groups of the sidebar by the URL of their overview. */
export type SidebarGroups = Readonly<Record<string, PropSidebarItemCategory>>;

/** The rows for the pages of some categories, each of a version. */
export interface Shard extends Pick<Tables, 'chunkNames' | 'modules'> {
  /** Pages by the URL of their parent route. */
  readonly routes: Readonly<Record<string, readonly Route[]>>;
  /** The global data about pages, by version. */
  readonly docs: Readonly<Record<string, GlobalVersion['docs']>>;
  readonly groups: SidebarGroups;
}

/** The module of a shard in the browser, where its modules are functions that load them. */
export interface LoadedShard extends Omit<Shard, 'modules' | 'routes'> {
  readonly routes: Readonly<Record<string, readonly (Route & { readonly hash: string })[]>>;
  readonly registry: Readonly<Record<string, readonly [() => Promise<unknown>]>>;
}

/** The routes whose children are pages: one for each version. */
export function findPageLists<Listed extends { readonly routes?: readonly Listed[] | undefined }>(
  routes: readonly Listed[],
): readonly (Listed & { readonly routes: NonNullable<Listed['routes']> })[] {
  return routes.flatMap((route) => {
    const { routes: children } = route;
    if (!children) return [];
    const isList = children.every((child) => !child.routes);
    return isList ? [{ ...route, routes: children }] : findPageLists(children);
  });
}

/** The versions of the docs plugin with their pages. */
export function findDocsData(globalData: GlobalData): readonly GlobalVersion[] {
  return (globalData[docsPlugin]?.['default'] as GlobalPluginData).versions;
}

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
