/** The docs plugin as other plugins find it. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toContractMessage } from './contract';

/** What the plugin calls itself. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

/** Whatever the content of the docs plugin is found in; throws where it is not there. */
export function toDocsContent(content: unknown): LoadedContent {
  if (isLoaded(content)) return content;
  throw new Error(
    toContractMessage('docs-content', `no plugin named ${docsPlugin} that has loaded versions`),
  );
}

function isLoaded(content: unknown): content is LoadedContent {
  const { loadedVersions } = (content ?? {}) as { readonly loadedVersions?: unknown };
  return Array.isArray(loadedVersions);
}

/** What the docs plugin has loaded, as a plugin is told after the build. */
export function findDocsContent(
  plugins: readonly { readonly name: string; readonly content: unknown }[],
): LoadedContent {
  return toDocsContent(plugins.find(({ name }) => name === docsPlugin)?.content);
}
