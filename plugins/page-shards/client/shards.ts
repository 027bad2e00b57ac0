/** Loads shards in the browser and adds their rows to the framework's tables. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/page-shards/routesChunkNames';
import globalData from '@generated/page-shards/globalData';
import loaders, { type Shard } from '@generated/page-shards/loaders';
import registry from '@generated/page-shards/registry';
import { pageLists } from '@generated/page-shards/routes';
import { addGroups, setGroupLoader } from '../../../src/sidebarGroups';
import { toShardNumber } from '../shard-of';

const loads = new Map<number, Promise<void>>();

setGroupLoader(loadShard);

/** Makes the page at an address and those beside it known; a load that failed is tried again. */
export function loadShard(pathname: string): Promise<void> {
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

/** The list whose address is the longest that the path begins with decides. */
function findShard(pathname: string): number | undefined {
  const segments = toSegments(pathname);
  const [parent] = Object.keys(pageLists)
    .map(toSegments)
    .filter((list) => list.every((segment, index) => segment === segments[index]))
    .sort((a, b) => b.length - a.length);
  // Every page knows the homes of the versions.
  if (!parent || parent.length === segments.length) return undefined;
  return toShardNumber(segments.slice(parent.length).join('/'), loaders.length);
}

function toSegments(pathname: string): readonly string[] {
  return decodeURI(pathname).split('/').filter(Boolean);
}

function addShard(shard: Shard): void {
  Object.assign(registry, shard.registry);
  Object.assign(chunkNames, shard.chunkNames);
  for (const [parent, routes] of Object.entries(shard.routes)) {
    const pages = routes.map(({ path, hash, attributes }) => ({
      path,
      component: ComponentCreator(path, hash),
      ...attributes,
    }));
    pageLists[parent]?.push(...pages);
  }
  for (const { name, docs } of globalData['docusaurus-plugin-content-docs'].default.versions) {
    const known = new Set(docs.map(({ id }) => id));
    docs.push(...(shard.docs[name] ?? []).filter(({ id }) => !known.has(id)));
  }
  addGroups(shard.groups);
}
