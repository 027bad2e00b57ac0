/** The package has no types. */
declare module 'loader-utils' {
  export function interpolateName(
    context: { readonly resourcePath: string },
    template: string,
    options: { readonly content: Buffer },
  ): string;
}

/** Written for a portal with several shards. */
declare module '@generated/page-shards/loaders' {
  import type { LoadedShard } from '@site/plugins/bundler/shards/model';

  const loaders: readonly (() => Promise<{ readonly default: LoadedShard }>)[];
  export default loaders;
}
