/** The index of search-local without its own page and box: the portal draws both itself. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import searchLocal, { validateOptions } from '@easyops-cn/docusaurus-search-local';

export { validateOptions };

export default function fullTextSearch(
  context: LoadContext,
  options: Parameters<typeof searchLocal>[1],
): Plugin {
  const { postBuild, configureWebpack } = searchLocal(context, options);
  return { name: 'full-text-search', postBuild, configureWebpack };
}
