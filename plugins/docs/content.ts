/** Access to the docs plugin for other plugins. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toInternalMessage } from '../bundler/internals';
import { docsPlugin } from '../bundler/shards/model';

/** Finds the content of the docs plugin. Throws if it is missing. */
export function toDocsContent(content: unknown): LoadedContent {
  if (isLoaded(content)) return content;
  throw new Error(
    toInternalMessage('docs-plugin', `no plugin named ${docsPlugin} with loaded versions`),
  );
}

function isLoaded(content: unknown): content is LoadedContent {
  const { loadedVersions } = (content ?? {}) as { readonly loadedVersions?: unknown };
  return Array.isArray(loadedVersions);
}

/** The loaded content of the docs plugin, as passed to plugins after the build. */
export function findDocsContent(
  plugins: readonly { readonly name: string; readonly content: unknown }[],
): LoadedContent {
  return toDocsContent(plugins.find(({ name }) => name === docsPlugin)?.content);
}
