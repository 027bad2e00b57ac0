/**
 * Replaces the framework's `preload`, which runs before a page is shown. Loads the shard of the page,
 * adds its rows to the framework's tables, then loads the page.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import preloadPage from '@docusaurus/core/lib/client/preload.js';
import globalData from '@generated/globalData';
import loaders from '@generated/page-shards/loaders';
import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { addGroups } from '../../../src/sidebar';
import { findVersions, type LoadedShard, splitKey, toShardNumber } from '../shards/model';

const versions = findVersions(globalData);

const added = new Set<LoadedShard>();

export default async function preload(pathname: string): Promise<void> {
  const number = toShardNumber(versions, decodeURI(pathname), loaders.length);
  // The bundler loads a shard once, and again if that failed.
  const loaded = await loaders[number ?? -1]?.();
  if (loaded) addShard(loaded.default);
  await preloadPage(pathname);
}

/** From now on, the framework knows the pages of the shard. */
function addShard(shard: LoadedShard): void {
  if (added.has(shard)) return;
  added.add(shard);
  Object.assign(registry, shard.registry);
  Object.assign(chunkNames, shard.chunkNames);
  const hashes = new Map(Object.keys(shard.chunkNames).map(splitKey));
  for (const { name, path: start, docs } of versions) {
    const known = new Set(docs.map(({ id }) => id));
    const pages = shard.docs[name] ?? [];
    docs.push(...pages.filter(({ id }) => !known.has(id)));
    for (const { path, sidebar } of pages) {
      const hash = hashes.get(path);
      if (hash === undefined) continue;
      const component = ComponentCreator(path, hash);
      const route = { path, exact: true, component, sidebar };
      findPages(routes as readonly KnownRoute[], start)?.push(route);
    }
  }
  addGroups(shard.groups);
}

interface KnownRoute {
  readonly path: string;
  readonly routes?: KnownRoute[];
  readonly [attribute: string]: unknown;
}

/** The framework's list of the pages of a version in the running code: the innermost routes. */
function findPages(list: readonly KnownRoute[], version: string): KnownRoute[] | undefined {
  for (const { path, routes: children } of list) {
    const found = children && (findPages(children, version) ?? (path === version && children));
    if (found) return found;
  }
  return undefined;
}
