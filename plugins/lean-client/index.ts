/** Keeps out of every page what a first view does not need (ARCHITECTURE.md, Weight). */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * - `prism-include-languages` loads all of Prism with every page; code is coloured by src/highlight.
 * - `nprogress` draws a bar during navigation; pages load while the pointer is on their link.
 * - `client/prefetch` loads the page of every link in view; hovering loads just the one wanted.
 */
const unwanted =
  /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)(\.js)?$|^\.\/prefetch$/;

export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [new NormalModuleReplacementPlugin(unwanted, path.join(__dirname, 'nothing.js'))],
      };
    },
  };
}
