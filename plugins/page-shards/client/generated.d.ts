/** The module that plugins/page-shards writes next to the tables. */
declare module '@generated/page-shards/loaders' {
  import type { LoadedShard } from '@site/src/framework/tables/add-shard';

  const loaders: readonly (() => Promise<{ readonly default: LoadedShard }>)[];
  export default loaders;
}
