/** The framework's tables of all pages, and their shards. */
import type { GlobalData } from '@docusaurus/types';
import type { PropSidebarItemCategory, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

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

export interface Tables {
  readonly routes: readonly Route[];
  /** The chunks of a route, by `path-hash`. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The module of a chunk name. */
  readonly modules: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
  /** The data of the root of a docs version, by module. */
  readonly versions: ReadonlyMap<string, { readonly version: PropVersionMetadata }>;
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

/** A route and all its descendants. */
export function flatten(route: Route): readonly Route[] {
  return [route, ...(route.routes ?? []).flatMap(flatten)];
}
