/** Keeps the memory and the time of builds low (see OPERATING.md, Build time and size). */
import type { Plugin } from '@docusaurus/types';

export default function leanBuilds(): Plugin {
  return {
    name: 'lean-builds',
    configureWebpack({ mode }, isServer) {
      if (mode !== 'production') return {};
      return {
        // The bundler looks for unused keys at all levels, but pages use all of their data.
        module: { parser: { json: { exportsDepth: 1 } } },
        optimization: isServer ? { splitChunks: { cacheGroups: sharedModules } } : {},
      };
    },
  };
}

/** One file of the server contains what several pages need. Otherwise, the file of each page would. */
const sharedModules = {
  default: false as const,
  defaultVendors: false as const,
  shared: { name: 'shared', minChunks: 2 },
};
