/** Adds the rows of a shard to the framework's tables in the browser. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import { docsLists, pageLists } from './known';
import type { Shard } from './model';

/** The content of a shard module. */
export interface LoadedShard extends Pick<Shard, 'chunkNames' | 'docs' | 'groups'> {
  readonly routes: Readonly<Record<string, readonly LoadedRoute[]>>;
  readonly registry: Readonly<Record<string, readonly [() => Promise<unknown>]>>;
}

interface LoadedRoute {
  readonly path: string;
  readonly hash: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** From now on, the framework knows the pages of the shard. */
export function addShard(shard: LoadedShard): void {
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
}
