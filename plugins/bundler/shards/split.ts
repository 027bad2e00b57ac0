/** Splits the tables of all pages into a common part and shards. */
import type { GlobalData } from '@docusaurus/types';
import {
  type ChunkNames,
  docsPlugin,
  findVersions,
  type Shard,
  splitKey,
  toShardNumber,
} from './model';
import { splitVersion, type VersionProps } from './sidebar';

/** The average number of pages in a shard, which then weighs about 2 kB. */
const pagesPerShard = 24;

/** Up to this number of pages, in all versions together, the tables are not split. */
const mostUnsplit = 64;

/** The generated modules that grow with every page. */
export interface Tables {
  /** The code of the routes and of the functions that load chunks. */
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: ChunkNames;
  readonly globalData: GlobalData;
  /** The data of the root of each docs version, by file. */
  readonly versions: ReadonlyMap<string, VersionProps>;
}

export interface BuiltShard extends Shard {
  /** The rows of the registry. */
  readonly registry: readonly string[];
}

/** Returns what all pages need, and the shards. A portal with few pages has no shards. */
export function splitTables(tables: Tables): Tables & { readonly shards: readonly BuiltShard[] } {
  const { routes, registry, chunkNames, globalData } = tables;
  const versions = findVersions(globalData);
  const pages = versions.flatMap(({ docs }) => docs.map(({ path }) => path));
  if (pages.length <= mostUnsplit) return { ...tables, shards: [] };
  const count = Math.ceil(pages.length / pagesPerShard);
  const numbers = new Map(pages.map((path) => [path, toShardNumber(versions, path, count)]));
  const shardOf = (path: string) => numbers.get(path);
  const props = [...tables.versions].map(
    ([file, version]) => [file, splitVersion(version, shardOf)] as const,
  );
  const groups = props.flatMap(([, version]) => Object.entries(version.groups));

  /** The rows of a shard. With undefined, those that all pages need. */
  function select(number: number | undefined): BuiltShard {
    const isOwn = (path: string) => shardOf(path) === number;
    const own = Object.entries(chunkNames).filter(([key]) => isOwn(splitKey(key)[0]));
    return {
      chunkNames: Object.fromEntries(own),
      registry: rows.filter(([, name]) => owners.get(name) === number).map(([row]) => row),
      docs: docsOf(globalData, isOwn),
      groups: Object.fromEntries(groups.filter(([href]) => isOwn(href))),
    };
  }
  const owners = new Map(
    Object.entries(chunkNames).map(([key, { content }]) => [content, shardOf(splitKey(key)[0])]),
  );
  /** The rows of the registry, each with the name of its chunk. */
  const rows = [...registry.matchAll(/^ {2}"([^"]*)".*\],/gm)];
  const base = select(undefined);
  return {
    routes: routes.replaceAll(pageRoute, (row, path: string) =>
      shardOf(path.replaceAll(String.raw`\'`, "'")) === undefined ? row : '',
    ),
    registry: `export default {\n${base.registry.join('\n')}\n};\n`,
    chunkNames: base.chunkNames,
    globalData: withDocs(globalData, base.docs),
    versions: new Map(props.map(([file, { version }]) => [file, { version }])),
    shards: Array.from({ length: count }, (_, number) => select(number)),
  };
}

/** The code of a route without children. */
const pageRoute =
  /^ *\{\n *path: '(.*)',\n *component: .*(?:\n *(?!routes: )[\w"]+: .*)*\n *\},?\n/gm;

/** The selected pages of each version, and the same pages in other versions. */
function docsOf(globalData: GlobalData, isChosen: (path: string) => boolean): Shard['docs'] {
  const versions = findVersions(globalData);
  const chosen = versions.flatMap(({ docs }) => docs.filter(({ path }) => isChosen(path)));
  const ids = new Set(chosen.map(({ id }) => id));
  return Object.fromEntries(
    versions.map(({ name, docs }) => [name, docs.filter(({ id }) => ids.has(id))]),
  );
}

function withDocs(globalData: GlobalData, docs: Shard['docs']): GlobalData {
  const instances = globalData[docsPlugin];
  const versions = findVersions(globalData).map((version) => ({
    ...version,
    docs: docs[version.name] ?? [],
  }));
  const instance = { ...(instances?.['default'] as object), versions };
  return { ...globalData, [docsPlugin]: { ...instances, default: instance } };
}
