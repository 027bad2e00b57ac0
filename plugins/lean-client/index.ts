/**
 * Removes code from all pages that the initial view does not need (see ARCHITECTURE.md, Weight).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { leanRules } from '../../src/framework/build/lean-generated';
import { replaceModules } from '../../src/framework/build/replace';
import { unwantedModules } from '../../src/framework/build/unwanted';

export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack({ mode }, isServer, { currentBundler }) {
      if (isServer) return {};
      return {
        module: { rules: mode === 'production' ? leanRules(context) : [] },
        plugins: replaceModules(currentBundler, unwantedModules),
      };
    },
  };
}
