/** Divides the tables of all pages into what every page needs and shards. */
import type { GlobalData } from '@docusaurus/types';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { toShardNumber } from './shard-of';
import { splitVersion, type SidebarGroups } from './sidebar';
import type { ChunkNames, Route, Tables } from './tables';

export interface Split {
  readonly base: Tables;
  /** Addresses of the routes whose pages are in shards. */
  readonly parents: readonly string[];
  readonly shards: readonly Shard[];
}

/** The rows of some categories' pages, of all versions. */
export interface Shard {
  /** Pages by the address of the route that they stand below. */
  readonly routes: Readonly<Record<string, readonly Route[]>>;
  readonly chunkNames: Tables['chunkNames'];
  readonly modules: Tables['modules'];
  /** What the framework tells about the pages everywhere, by version. */
  readonly docs: Readonly<Record<string, GlobalVersion['docs']>>;
  readonly groups: SidebarGroups;
}

/** How many pages of one version a shard has on average: some 3 kB. */
const pagesPerShard = 64;

/** The shard of an address; undefined where every page knows the address. */
type ShardOf = (path: string) => number | undefined;

const docsPlugin = 'docusaurus-plugin-content-docs';

export function splitTables(tables: Tables): Split {
  const lists = findPageLists(tables.routes);
  const largest = Math.max(...lists.map(({ routes }) => routes.length), 1);
  const count = Math.ceil(largest / pagesPerShard);
  const numbers = new Map(
    lists.flatMap((list) => pagesOf(list).map((page) => [page.path, numberOf(page, list, count)])),
  );
  const shardOf: ShardOf = (path) => numbers.get(path);
  const versions = splitVersions(tables.versions, shardOf);
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
  return { base: toBase(tables, versions.lean, owners, shardOf), parents: toPaths(lists), shards };
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
    globalData: replaceDocs(tables.globalData, docs),
    versions,
  };
}

/** The routes whose children are pages and nothing else: one for each version. */
function findPageLists(routes: readonly Route[]): readonly Required<Route>[] {
  return routes.flatMap(({ routes: children, ...route }) => {
    if (!children) return [];
    const isList = children.every((child) => !child.routes);
    return isList ? [{ ...route, routes: children }] : findPageLists(children);
  });
}

/** The pages of a version but for its home, which links lead to from everywhere. */
function pagesOf({ path, routes }: Required<Route>): readonly Route[] {
  return routes.filter((route) => route.path !== path);
}

function numberOf(page: Route, list: Route, count: number): number {
  return toShardNumber(page.path.slice(list.path.length), count);
}

function toPaths(routes: readonly Route[]): readonly string[] {
  return routes.map(({ path }) => path);
}

function withoutPages(route: Route, shardOf: ShardOf): Route {
  const { routes } = route;
  if (!routes) return route;
  const kept = routes.filter((child) => child.routes || shardOf(child.path) === undefined);
  return { ...route, routes: kept.map((child) => withoutPages(child, shardOf)) };
}

/** The only shard whose pages load a chunk; undefined for what several need. */
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

function splitVersions(versions: Tables['versions'], shardOf: ShardOf) {
  const split = [...versions].map(
    ([module, { version }]) => [module, splitVersion(version, shardOf)] as const,
  );
  return {
    lean: new Map<string, { readonly version: PropVersionMetadata }>(
      split.map(([module, { version }]) => [module, { version }]),
    ),
    groups: split.flatMap(([, { groups }]) => Object.entries(groups)),
  };
}

/** The chosen pages of every version, and what became of them in the others under any address. */
function docsOf(globalData: GlobalData, isChosen: (path: string) => boolean): Shard['docs'] {
  const versions = readVersions(globalData);
  const chosen = versions.flatMap(({ docs }) => docs.filter(({ path }) => isChosen(path)));
  const ids = new Set(chosen.map(({ id }) => id));
  return Object.fromEntries(
    versions.map(({ name, docs }) => [name, docs.filter(({ id }) => ids.has(id))]),
  );
}

function replaceDocs(globalData: GlobalData, docs: Shard['docs']): GlobalData {
  const versions = readVersions(globalData).map((version) => ({
    ...version,
    docs: docs[version.name] ?? [],
  }));
  const instances = globalData[docsPlugin];
  const instance = instances?.['default'] as object;
  return { ...globalData, [docsPlugin]: { ...instances, default: { ...instance, versions } } };
}

function readVersions(globalData: GlobalData): readonly GlobalVersion[] {
  const instance = globalData[docsPlugin]?.['default'] as
    { readonly versions: readonly GlobalVersion[] } | undefined;
  return instance?.versions ?? [];
}

function flatten(route: Route): readonly Route[] {
  return [route, ...(route.routes ?? []).flatMap(flatten)];
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
