import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type GeneratorParams = Parameters<PluginOptions['sidebarItemsGenerator']>[0];

/**
 * The pages in a generated part of the sidebar, without hidden pages. For the root folder, only its
 * own pages, since its subfolders are separate groups.
 */
export function sidebarPages({ docs, item }: Pick<GeneratorParams, 'docs' | 'item'>) {
  return docs
    .filter(({ frontMatter }) => frontMatter['hide_from_sidebar'] !== true)
    .filter(({ sourceDirName }) => item.dirName !== '.' || sourceDirName === '.');
}
