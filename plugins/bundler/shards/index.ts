/** Keeps the weight of a page independent of the number of pages. */
import fs from 'node:fs';
import path from 'node:path';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { GlobalData, LoadContext } from '@docusaurus/types';
import {
  type Group as MenuGroup,
  isLongSection,
  toAllGroups,
  toMissingEntries,
} from '../../../src/sidebar';
import { editGenerated, editRegistry } from '../generated';
import type { Replacement } from '../replacements';
import {
  type ChunkNames,
  docsPlugin,
  findVersions,
  type Shard,
  splitKey,
  toShardNumber,
} from './model';

/** The average number of pages in a shard, which then weighs about 2 kB. */
const pagesPerShard = 24;

/** Up to this number of pages, in all versions together, the tables are not split. */
const mostUnsplit = 64;

/**
 * The settings of the client. The server uses the complete tables, as does a small portal. In a larger
 * one, a page starts with the few rows that all pages need, and loads the shard that contains its own
 * rows.
 */
export function buildShards(context: LoadContext) {
  const { generatedFilesDir: folder } = context;
  const globalData = JSON.parse(read(folder, 'globalData.json')) as GlobalData;
  const versions = findVersions(globalData);
  const pages = versions.flatMap(({ docs }) => docs.map(({ path }) => path));
  if (pages.length <= mostUnsplit) {
    const rules = [editGenerated(context, 'registry.js', editRegistry)];
    return { output: {}, rules, replacements: [] };
  }
  const count = Math.ceil(pages.length / pagesPerShard);
  const numbers = new Map(pages.map((path) => [path, toShardNumber(versions, path, count)]));
  const { select, sources } = splitTables(folder, globalData, (path) => numbers.get(path));
  writeShards(
    path.join(folder, 'page-shards'),
    Array.from({ length: count }, (_, n) => select(n)),
  );
  return {
    // Uses one hash for all chunks, which covers all modules. With separate hashes, the bundler would
    // add a table of them to every page.
    output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
    rules: sources.map(([file, source]) => editGenerated(context, file, () => source)),
    replacements: [preload],
  };
}

/**
 * The framework awaits `preload` before it shows a page, and links and the sidebar call it. All of them
 * receive the replacement, which itself imports the original: `preload.js`.
 */
const preload: Replacement = {
  request: /^(\.|@docusaurus\/core\/lib\/client)\/preload$/,
  importer: /[\\/](core[\\/]lib[\\/]client|bundler[\\/]client|src[\\/](components|theme))\b/,
  file: path.join(__dirname, '../client/preload'),
};

/** The rows of a shard. `registry` is code. */
type BuiltShard = Shard & { readonly registry: string };

/** The folder with the data of the routes of versions. */
const propsFolder = 'docusaurus-plugin-content-docs/default/p';

/** The shard of a URL. Undefined if the URL is in the common part. */
type ShardOf = (path: string) => number | undefined;

/** What selects the rows of a shard, and the generated modules with what all pages need. */
function splitTables(folder: string, globalData: GlobalData, shardOf: ShardOf) {
  const chunkNames = JSON.parse(read(folder, 'routesChunkNames.json')) as ChunkNames;
  const rows = [...editRegistry(read(folder, 'registry.js')).matchAll(/^ {2}"([^"]*)".*\],/gm)];
  const props = fs.readdirSync(path.join(folder, propsFolder)).flatMap((name) => {
    const file = `${propsFolder}/${name}`;
    const { version } = JSON.parse(read(folder, file)) as { version?: PropVersionMetadata };
    // The data of other routes has no sidebars.
    return version?.docsSidebars ? [{ file, ...splitVersion(version, shardOf) }] : [];
  });
  const groups = props.flatMap((version) => Object.entries(version.groups));
  const owners = new Map(
    Object.entries(chunkNames).map(([key, { content }]) => [content, shardOf(splitKey(key)[0])]),
  );

  /** The rows of a shard. With undefined, those that all pages need. */
  function select(number: number | undefined): BuiltShard {
    const isMember = (path: string) => shardOf(path) === number;
    const own = Object.entries(chunkNames).filter(([key]) => isMember(splitKey(key)[0]));
    const modules = rows.filter(([, name]) => owners.get(name) === number).map(([row]) => row);
    return {
      chunkNames: Object.fromEntries(own),
      registry: `{\n${modules.join('\n')}\n}`,
      docs: docsOf(globalData, isMember),
      groups: Object.fromEntries(groups.filter(([href]) => isMember(href))),
    };
  }
  const base = select(undefined);
  const routes = read(folder, 'routes.js').replaceAll(pageRoute, (row, path: string) =>
    shardOf(path.replaceAll(String.raw`\'`, "'")) === undefined ? row : '',
  );
  const sources: readonly (readonly [file: string, source: string])[] = [
    ['registry.js', `export default ${base.registry};\n`],
    ['routes.js', routes],
    ['routesChunkNames.json', JSON.stringify(base.chunkNames)],
    ['globalData.json', JSON.stringify(withDocs(globalData, base.docs))],
    ...props.map(({ file, version }) => [file, JSON.stringify({ version })] as const),
  ];
  return { select, sources };
}

/**
 * Removes the entries of closed groups from the sidebar that every page loads, if the pages are in the
 * shard of the group's overview. From a long section, the groups themselves are removed.
 */
function splitVersion(version: PropVersionMetadata, shardOf: ShardOf) {
  const groups: Record<string, MenuGroup> = {};
  const toLean = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') return item;
    if (isGroup(item, shardOf)) {
      groups[item.href] = item;
      return { ...item, items: [toMissingEntries(item.href)] };
    }
    const items = item.items.map(toLean);
    if (!isLongSection(item)) return { ...item, items };
    const links = item.items.filter(({ type }) => type === 'link');
    const isSplit = item.items.every((group) => links.includes(group) || isGroup(group, shardOf));
    if (!isSplit) return { ...item, items };
    for (const link of links) groups[link.href ?? ''] = link;
    return { ...item, items: [toAllGroups(item)] };
  };
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(toLean)]),
  );
  const listed = new Set(Object.values(docsSidebars).flatMap(listIds));
  const docs = Object.entries(version.docs).filter(([id]) => listed.has(id));
  return { version: { ...version, docsSidebars, docs: Object.fromEntries(docs) }, groups };
}

/** The pages that entries link to. */
function listIds(items: readonly PropSidebarItem[]): readonly (string | undefined)[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return listIds(item.items);
    return item.type === 'link' ? item.docId : [];
  });
}

type Group = PropSidebarItemCategory & { readonly href: string };

function isGroup(item: MenuGroup, shardOf: ShardOf): item is Group {
  if (item.type !== 'category') return false;
  const { href, collapsible, collapsed, items } = item;
  if (!href || !collapsible || !collapsed || items.length === 0) return false;
  const shard = shardOf(href);
  return (
    shard !== undefined &&
    items.every((entry) => entry.type === 'link' && shardOf(entry.href) === shard)
  );
}

/** The selected pages of each version, and the same pages in other versions. */
function docsOf(globalData: GlobalData, isChosen: (path: string) => boolean): Shard['docs'] {
  const versions = findVersions(globalData);
  const chosen = versions.flatMap(({ docs }) => docs.filter(({ path }) => isChosen(path)));
  const ids = new Set(chosen.map(({ id }) => id));
  return Object.fromEntries(
    versions.map(({ name, docs }) => [name, docs.filter(({ id }) => ids.has(id))]),
  );
}

/** The code of a route without children. */
const pageRoute =
  /^ *\{\n *path: '(.*)',\n *component: .*(?:\n *(?!routes: )[\w"]+: .*)*\n *\},?\n/gm;

function withDocs(globalData: GlobalData, docs: Shard['docs']): GlobalData {
  const instances = globalData[docsPlugin];
  const versions = findVersions(globalData).map((version) => ({
    ...version,
    docs: docs[version.name] ?? [],
  }));
  const instance = { ...(instances?.['default'] as object), versions };
  return { ...globalData, [docsPlugin]: { ...instances, default: instance } };
}

/** Updates the folder to contain exactly these shards, and the functions that load them. */
function writeShards(folder: string, shards: readonly BuiltShard[]): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const write = (file: string, code: string) =>
    fs.writeFileSync(path.join(folder, file), `export default ${code};\n`);
  for (const [number, { registry, ...data }] of shards.entries()) {
    write(`shard-${number}.js`, `{ ...${JSON.stringify(data)}, registry: ${registry} }`);
  }
  const loaders = shards.map((_, number) => `  () => import('./shard-${number}.js'),`);
  write('loaders.js', `[\n${loaders.join('\n')}\n]`);
}

function read(folder: string, file: string): string {
  return fs.readFileSync(path.join(folder, file), 'utf8');
}
