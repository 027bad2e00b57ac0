/** Moves the framework's breakpoint from 996 px to the portal's, in style sheets and scripts. */
import type { Plugin } from '@docusaurus/types';
import { useOneBreakpoint } from './postcss';

export default function breakpoint(): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss(options) {
      return { ...options, plugins: [...options.plugins, useOneBreakpoint] };
    },
  };
}
