/** The framework's tables of all pages, and their rows divided into shards. */
import type { GlobalData } from '@docusaurus/types';
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** A route: its attributes are what it says beside its address and its component. */
export interface Route {
  readonly path: string;
  /** Names the route together with its path. */
  readonly hash: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly Route[];
}

/** Names of chunks by property, nested as the component gets them. */
export type ChunkNames = { readonly [property: string]: string | ChunkNames };

export interface Tables {
  readonly routes: readonly Route[];
  /** What a route loads, by `path-hash`. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The module that a chunk's name stands for. */
  readonly modules: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
  /** What the root of a docs version is given, by the module that holds it. */
  readonly versions: ReadonlyMap<string, { readonly version: PropVersionMetadata }>;
}

/** What every page needs, and the rest in parts. */
export interface Split {
  readonly base: Tables;
  readonly shards: readonly Shard[];
}

/** Entries of the sidebar by the address of their group's overview. */
export type SidebarGroups = Readonly<Record<string, readonly PropSidebarItem[]>>;

/** The rows of some categories' pages, of all versions. */
export interface Shard extends Pick<Tables, 'chunkNames' | 'modules'> {
  /** Pages by the address of the route that they stand below. */
  readonly routes: Readonly<Record<string, readonly Route[]>>;
  /** What the framework tells about the pages everywhere, by version. */
  readonly docs: Readonly<Record<string, GlobalVersion['docs']>>;
  readonly groups: SidebarGroups;
}

/** The routes whose children are pages and nothing else: one for each version. */
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

/** A route with all below it. */
export function flatten(route: Route): readonly Route[] {
  return [route, ...(route.routes ?? []).flatMap(flatten)];
}
