/** Removes the path of the site from generated modules. */
import type { LoadContext } from '@docusaurus/types';
import { editGenerated } from './generated';

/** Generated modules with absolute import paths. */
export const absoluteImports = [
  'client-modules.js',
  '@easyops-cn/docusaurus-search-local/default/generated-constants.js',
] as const;

/**
 * The bundler derives chunk names from these paths, and its minifier derives variable names, so the
 * build would depend on the location of its folder.
 */
export function samePathsRules(context: LoadContext) {
  return absoluteImports.map((file) =>
    editGenerated(context, file, (source) => toSamePaths(source, context.siteDir)),
  );
}

/** Uses the framework's alias for the site folder in paths. */
export function toSamePaths(source: string, siteDir: string): string {
  return source.replaceAll(`${siteDir}/`, '@site/');
}
