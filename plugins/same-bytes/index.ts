/**
 * Makes builds reproducible: two builds of a commit have the same bytes in any folder (see
 * OPERATING.md).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { samePathsRules } from '../../src/framework/build/same-paths';
import { toStyleOptions } from '../../src/framework/build/style-options';

export default function sameBytes(context: LoadContext): Plugin {
  return {
    name: 'same-bytes',
    configurePostCss: toStyleOptions,
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { module: { rules: samePathsRules(context) } },
  };
}
