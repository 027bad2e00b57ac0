/** Lets two builds of one commit be the same bytes, wherever their folders lie (OPERATING.md). */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { samePathsRules } from '../../src/framework/build/same-paths';

export default function sameBytes(context: LoadContext): Plugin {
  return {
    name: 'same-bytes',
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { module: { rules: samePathsRules(context) } },
  };
}
