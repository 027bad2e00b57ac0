/**
 * Removes code and styles from all pages that the initial view does not need (see ARCHITECTURE.md, Weight).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listPageFiles } from '../../src/framework/build/page-files';
import { leanRules } from '../../src/framework/build/lean-generated';
import { replaceModules } from '../../src/framework/build/replace';
import { removeUnusedStyles } from '../../src/framework/build/unused-styles';
import { pureModules, unwantedModules } from '../../src/framework/build/unwanted';
import { groups, mainModules } from './files';

export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    getClientModules: () => mainModules,
    configurePostCss(options) {
      return { ...options, plugins: [removeUnusedStyles, ...options.plugins] };
    },
    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (isServer) return {};
      const isProduction = mode === 'production';
      return {
        module: {
          rules: isProduction ? [pureModules, ...leanRules(context)] : [],
        },
        plugins: [
          ...replaceModules(currentBundler, unwantedModules),
          ...(isProduction ? [listPageFiles(context)] : []),
        ],
        optimization: isProduction ? { splitChunks: { cacheGroups: groups } } : {},
      };
    },
  };
}
