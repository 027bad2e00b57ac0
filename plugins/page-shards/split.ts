/** Splits the tables of all pages into a common part and shards. */
import type { GlobalData } from '@docusaurus/types';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { findDocsData, replaceDocsData } from '../../src/framework/tables/docs-data';
import {
  findPageLists,
  flatten,
  type ChunkNames,
  type Route,
  type Shard,
  type Split,
  type Tables,
} from '../../src/framework/tables/model';
import { toShardNumber } from './shard-of';
import { splitVersion } from './sidebar';

/** The average number of pages in a shard, which then weighs about 2 kB. */
const pagesPerShard = 24;

/** Up to this number of pages, in all versions together, the tables are not split. */
const mostUnsplit = 64;

/** The shard of a URL. Undefined if the URL is in the common part. */
type ShardOf = (path: string) => number | undefined;

export function splitTables(tables: Tables): Split {
  const lists = findPageLists(tables.routes);
  const pageCount = lists.flatMap(pagesOf).length;
  const count = pageCount > mostUnsplit ? Math.ceil(pageCount / pagesPerShard) : 1;
  const numbers = new Map(
    lists.flatMap((list) =>
      pagesOf(list).map(({ path }) => [path, toShardNumber(list.path, path, count)] as const),
    ),
  );
  const shardOf: ShardOf = (path) => numbers.get(path);
  const versions = splitVersions(tables, shardOf);
  const owners = findOwners(tables, lists, shardOf);
  const shards = Array.from({ length: count }, (_, number): Shard => {
    const own = lists.map((list) => ({
      path: list.path,
      pages: pagesOf(list).filter(({ path }) => shardOf(path) === number),
    }));
    const pages = own.flatMap((list) => list.pages);
    return {
      routes: Object.fromEntries(own.map((list) => [list.path, list.pages])),
      chunkNames: pick(tables.chunkNames, pages.map(toKey)),
      modules: new Map([...tables.modules].filter(([name]) => owners.get(name) === number)),
      docs: docsOf(tables.globalData, (path) => shardOf(path) === number),
      groups: Object.fromEntries(versions.groups.filter(([href]) => shardOf(href) === number)),
    };
  });
  return { base: toBase(tables, versions.lean, owners, shardOf), shards };
}

function toBase(
  tables: Tables,
  versions: Tables['versions'],
  owners: ReadonlyMap<string, number | undefined>,
  shardOf: ShardOf,
): Tables {
  const docs = docsOf(tables.globalData, (path) => shardOf(path) === undefined);
  const routes = tables.routes.map((route) => withoutPages(route, shardOf));
  return {
    routes,
    chunkNames: pick(tables.chunkNames, routes.flatMap(flatten).map(toKey)),
    modules: new Map([...tables.modules].filter(([name]) => owners.get(name) === undefined)),
    globalData: replaceDocsData(tables.globalData, docs),
    versions,
  };
}

/** The pages of a version except its home page, which is linked from everywhere. */
function pagesOf({ path, routes }: Required<Route>): readonly Route[] {
  return routes.filter((route) => route.path !== path);
}

function withoutPages(route: Route, shardOf: ShardOf): Route {
  const { routes } = route;
  if (!routes) return route;
  const kept = routes.filter((child) => child.routes || shardOf(child.path) === undefined);
  return { ...route, routes: kept.map((child) => withoutPages(child, shardOf)) };
}

/** The only shard whose pages load a chunk. Undefined if several shards need it. */
function findOwners(tables: Tables, lists: readonly Required<Route>[], shardOf: ShardOf) {
  const pages = new Set(lists.flatMap(pagesOf));
  const owners = new Map<string, number | undefined>();
  for (const route of tables.routes.flatMap(flatten)) {
    const owner = pages.has(route) ? shardOf(route.path) : undefined;
    for (const name of toNames(tables.chunkNames[toKey(route)] ?? {})) {
      owners.set(name, owners.has(name) && owners.get(name) !== owner ? undefined : owner);
    }
  }
  return owners;
}

function splitVersions({ versions, globalData }: Tables, shardOf: ShardOf) {
  const pages = (findDocsData(globalData) ?? []).flatMap(({ docs }) => docs);
  const ids = new Map(pages.map(({ path, id }) => [path, id]));
  const split = [...versions].map(
    ([module, { version }]) =>
      [module, splitVersion(version, shardOf, (path) => ids.get(path))] as const,
  );
  return {
    lean: new Map<string, { readonly version: PropVersionMetadata }>(
      split.map(([module, { version }]) => [module, { version }]),
    ),
    groups: split.flatMap(([, { groups }]) => Object.entries(groups)),
  };
}

/** The selected pages of each version, and the same pages in other versions. */
function docsOf(globalData: GlobalData, isChosen: (path: string) => boolean): Shard['docs'] {
  const versions = findDocsData(globalData) ?? [];
  const chosen = versions.flatMap(({ docs }) => docs.filter(({ path }) => isChosen(path)));
  const ids = new Set(chosen.map(({ id }) => id));
  return Object.fromEntries(
    versions.map(({ name, docs }) => [name, docs.filter(({ id }) => ids.has(id))]),
  );
}

function toKey({ path, hash }: Route): string {
  return `${path}-${hash}`;
}

function toNames(names: ChunkNames): readonly string[] {
  return Object.values(names).flatMap((name) => (typeof name === 'string' ? name : toNames(name)));
}

function pick<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  const wanted = new Set(keys);
  return Object.fromEntries(Object.entries(record).filter(([key]) => wanted.has(key)));
}
