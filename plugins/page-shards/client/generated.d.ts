/** The modules that plugins/page-shards writes. */
declare module '@generated/page-shards/routes' {
  import type { RouteConfig } from 'react-router-config';

  /** Pages by the address of the route that they stand below; they are added to when a shard is. */
  export const pageLists: Record<string, RouteConfig[]>;
}

declare module '@generated/page-shards/registry' {
  const registry: Record<string, readonly [() => Promise<unknown>]>;
  export default registry;
}

declare module '@generated/page-shards/routesChunkNames' {
  const chunkNames: Record<string, unknown>;
  export default chunkNames;
}

declare module '@generated/page-shards/globalData' {
  import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

  const globalData: {
    readonly 'docusaurus-plugin-content-docs': {
      readonly default: { readonly versions: readonly GlobalVersion[] };
    };
  };
  export default globalData;
}

declare module '@generated/page-shards/loaders' {
  import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
  import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

  interface GeneratedRoute {
    readonly path: string;
    readonly hash: string;
    readonly attributes: Readonly<Record<string, unknown>>;
  }

  export interface Shard {
    readonly routes: Readonly<Record<string, readonly GeneratedRoute[]>>;
    readonly chunkNames: Readonly<Record<string, unknown>>;
    readonly registry: Readonly<Record<string, readonly [() => Promise<unknown>]>>;
    readonly docs: Readonly<Record<string, GlobalVersion['docs']>>;
    readonly groups: Readonly<Record<string, readonly PropSidebarItem[]>>;
  }

  const loaders: readonly (() => Promise<{ readonly default: Shard }>)[];
  export default loaders;
}

/** The framework's own, which loads what the routes that it knows need. */
declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}
