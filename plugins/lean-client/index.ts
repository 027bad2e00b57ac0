/**
 * Removes code and styles from all pages that the initial view does not need (see ARCHITECTURE.md, Weight).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leanRules } from '../../src/framework/build/lean-generated';
import { replaceModules } from '../../src/framework/build/replace';
import { shellGroup } from '../../src/framework/build/shell';
import { removeUnusedStyles } from '../../src/framework/build/unused-styles';
import { pureModules, unwantedModules } from '../../src/framework/build/unwanted';

export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
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
        plugins: replaceModules(currentBundler, unwantedModules),
        optimization: isProduction ? { splitChunks: { cacheGroups: { shell: shellGroup } } } : {},
      };
    },
  };
}
