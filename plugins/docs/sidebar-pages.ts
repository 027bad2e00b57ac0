import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type GeneratorParams = Parameters<PluginOptions['sidebarItemsGenerator']>[0];

/**
 * The pages that a generated part of the sidebar lists: those that do not hide themselves, and for
 * the root folder only its own, because its folders are groups of their own.
 */
export function sidebarPages({ docs, item }: Pick<GeneratorParams, 'docs' | 'item'>) {
  return docs
    .filter(({ frontMatter }) => frontMatter['hide_from_sidebar'] !== true)
    .filter(({ sourceDirName }) => item.dirName !== '.' || sourceDirName === '.');
}
