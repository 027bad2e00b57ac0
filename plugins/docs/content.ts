/** Access to the docs plugin for other plugins. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { docsPlugin } from '../bundler/shards/model';

/** The content of the docs plugin while content is loaded. */
export function toDocsContent(allContent: AllContent): LoadedContent {
  return allContent[docsPlugin]?.['default'] as LoadedContent;
}

/** The same, as passed to plugins after the build. */
export function findDocsContent(
  plugins: readonly { readonly name: string; readonly content: unknown }[],
): LoadedContent {
  return plugins.find(({ name }) => name === docsPlugin)?.content as LoadedContent;
}

/** The file of a page in a build, relative to its root. */
export function toHtmlFile(permalink: string, baseUrl: string): string {
  return `${permalink.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.html`;
}
