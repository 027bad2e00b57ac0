/** Written for a portal with several shards. */
declare module '@generated/page-shards/loaders' {
  import type { LoadedShard } from '@portal/plugins/bundler/shards/model';

  const loaders: readonly (() => Promise<{ readonly default: LoadedShard }>)[];
  export default loaders;
}
