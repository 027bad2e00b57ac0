/** The index of search-local, without its page and its search box, which the portal replaces. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import searchLocal, { validateOptions } from '@easyops-cn/docusaurus-search-local';
import { findDocsContent } from '../../src/framework/docs-plugin';
import { isSearchable } from '../title-index/titles';

export { validateOptions };

export default function fullTextSearch(
  context: LoadContext,
  options: Parameters<typeof searchLocal>[1],
): Plugin {
  const { postBuild, configureWebpack } = searchLocal(context, options);
  return {
    name: 'full-text-search',
    configureWebpack,
    async postBuild(props) {
      const { loadedVersions } = findDocsContent(props.plugins);
      const hidden = new Set(
        loadedVersions.flatMap((version) =>
          version.docs.filter((doc) => !isSearchable(doc)).map(({ permalink }) => permalink),
        ),
      );
      const routesPaths = props.routesPaths.filter((route) => !hidden.has(route));
      await postBuild?.({ ...props, routesPaths });
    },
  };
}
