/**
 * Replaces the framework's `preload`, which runs before a page is shown. Loads the shard of the page,
 * adds its rows to the framework's tables, then loads the page.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import preloadPage from '@docusaurus/core/lib/client/preload';
import globalData from '@generated/globalData';
import loaders from '@generated/page-shards/loaders';
import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { addGroups } from '../../../src/sidebar';
import {
  findDocsData,
  findPageLists,
  type LoadedShard,
  toSegments,
  toShardNumber,
} from '../shards/model';

interface KnownRoute {
  readonly path: string;
  readonly routes?: KnownRoute[];
}

/** The framework's lists of pages in the running code, to which rows are added. */
const pageLists = findPageLists(routes as readonly KnownRoute[]);
const docsLists = findDocsData(globalData);

const loads = new Map<number, Promise<void>>();

export default async function preload(pathname: string): Promise<void> {
  await loadShard(pathname);
  await preloadPage(pathname);
}

/** Loads the shard of a page. Retries failed loads. */
function loadShard(pathname: string): Promise<void> {
  const number = findShard(pathname);
  const load = number === undefined ? undefined : loaders[number];
  if (number === undefined || load === undefined) return Promise.resolve();
  const known = loads.get(number);
  if (known) return known;
  const loading = load().then(
    ({ default: shard }) => addShard(shard),
    (error: unknown) => {
      loads.delete(number);
      throw error;
    },
  );
  loads.set(number, loading);
  return loading;
}

/** Uses the list with the longest matching URL prefix. */
function findShard(pathname: string): number | undefined {
  const page = decodeURI(pathname);
  const segments = toSegments(page);
  const [version] = pageLists
    .map(({ path }) => toSegments(decodeURI(path)))
    .filter((list) => list.every((segment, index) => segment === segments[index]))
    .sort((a, b) => b.length - a.length);
  // The home pages of the versions are part of every page.
  if (!version || version.length === segments.length) return undefined;
  return toShardNumber(version.join('/'), page, loaders.length);
}

/** From now on, the framework knows the pages of the shard. */
function addShard(shard: LoadedShard): void {
  Object.assign(registry, shard.registry);
  Object.assign(chunkNames, shard.chunkNames);
  for (const { path: parent, routes: list } of pageLists) {
    const pages = (shard.routes[parent] ?? []).map(({ path, hash, attributes }) => ({
      path,
      component: ComponentCreator(path, hash),
      ...attributes,
    }));
    list.push(...pages);
  }
  for (const { name, docs } of docsLists) {
    const known = new Set(docs.map(({ id }) => id));
    docs.push(...(shard.docs[name] ?? []).filter(({ id }) => !known.has(id)));
  }
  addGroups(shard.groups);
}
