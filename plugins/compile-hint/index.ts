/**
 * Asks browsers to compile all functions of a script in a thread while it loads, instead of each
 * function at its first call. Chromium does so from version 136 on. Others ignore the comment.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
import type { Plugin } from '@docusaurus/types';

export const compileHint = '//# allFunctionsCalledOnLoad';

export default function compileHints(): Plugin {
  return {
    name: 'compile-hint',
    configureWebpack: ({ mode }, isServer, { currentBundler: { instance } }) =>
      isServer || mode !== 'production'
        ? {}
        : {
            plugins: [
              new instance.BannerPlugin({
                banner: compileHint,
                raw: true,
                test: /\.js$/,
                // After the minifier, which removes comments, and before the hashes of the files.
                stage: instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
            ],
          },
  };
}
