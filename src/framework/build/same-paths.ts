/** Takes the site's folder out of generated modules. */
import type { LoadContext } from '@docusaurus/types';
import { editGenerated } from './generated';

/** Generated modules that import by absolute paths. */
export const absoluteImports = [
  'client-modules.js',
  '@easyops-cn/docusaurus-search-local/default/generated-constants.js',
] as const;

/**
 * The bundler makes the names of chunks from them, and its minifier those of variables: the bytes of
 * a build would depend on where its folder lies.
 */
export function samePathsRules(context: LoadContext) {
  return absoluteImports.map((file) =>
    editGenerated(context, file, (source) => toSamePaths(source, context.siteDir)),
  );
}

/** Names files below the site's folder by the framework's own alias for it. */
export function toSamePaths(source: string, siteDir: string): string {
  return source.replaceAll(`${siteDir}/`, '@site/');
}
