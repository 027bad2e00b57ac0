/** Splits the tables of all pages into a common part and shards. */
import type { GlobalData } from '@docusaurus/types';
import {
  docsPlugin,
  findDocsData,
  findPageLists,
  toShardNumber,
  type ChunkNames,
  type Route,
  type Shard,
  type Split,
  type Tables,
} from './model';
import { type ShardOf, splitVersion } from './sidebar';

/** The average number of pages in a shard, which then weighs about 2 kB. */
const pagesPerShard = 24;

/** Up to this number of pages, in all versions together, the tables are not split. */
const mostUnsplit = 64;

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
  const versions = [...tables.versions].map(
    ([module, props]) => [module, splitVersion(props, shardOf)] as const,
  );
  const groups = versions.flatMap(([, version]) => Object.entries(version.groups));
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
      groups: Object.fromEntries(groups.filter(([href]) => shardOf(href) === number)),
    };
  });
  const routes = tables.routes.map((route) => withoutPages(route, shardOf));
  const base = {
    routes,
    chunkNames: pick(tables.chunkNames, routes.flatMap(flatten).map(toKey)),
    modules: new Map([...tables.modules].filter(([name]) => owners.get(name) === undefined)),
    globalData: withoutDocs(tables.globalData, shardOf),
    versions: new Map(versions.map(([module, { version }]) => [module, { version }])),
  };
  return { base, shards };
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

function withoutDocs(globalData: GlobalData, shardOf: ShardOf): GlobalData {
  const docs = docsOf(globalData, (path) => shardOf(path) === undefined);
  const versions = findDocsData(globalData).map((version) => ({
    ...version,
    docs: docs[version.name] ?? [],
  }));
  const instances = globalData[docsPlugin];
  const instance = { ...(instances?.['default'] as object), versions };
  return { ...globalData, [docsPlugin]: { ...instances, default: instance } };
}

/** The selected pages of each version, and the same pages in other versions. */
function docsOf(globalData: GlobalData, isChosen: (path: string) => boolean): Shard['docs'] {
  const versions = findDocsData(globalData);
  const chosen = versions.flatMap(({ docs }) => docs.filter(({ path }) => isChosen(path)));
  const ids = new Set(chosen.map(({ id }) => id));
  return Object.fromEntries(
    versions.map(({ name, docs }) => [name, docs.filter(({ id }) => ids.has(id))]),
  );
}

/** A route and all its descendants. */
export function flatten(route: Route): readonly Route[] {
  return [route, ...(route.routes ?? []).flatMap(flatten)];
}

export function toKey({ path, hash }: Route): string {
  return `${path}-${hash}`;
}

function toNames(names: ChunkNames): readonly string[] {
  return Object.values(names).flatMap((name) => (typeof name === 'string' ? name : toNames(name)));
}

function pick<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  const wanted = new Set(keys);
  return Object.fromEntries(Object.entries(record).filter(([key]) => wanted.has(key)));
}
