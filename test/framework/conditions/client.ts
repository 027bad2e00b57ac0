import type { clientLines } from '../../../src/framework/contract/client';
import { type Condition, fileHolds } from './condition';

const names = {
  providers: ['ColorModeProvider', 'PluginHtmlClassNameProvider', 'ScrollControllerProvider'],
  docs: [
    'DocSidebarItemsExpandedStateProvider',
    'DocsPreferredVersionContextProvider',
    'isActiveSidebarItem',
    'useDoc',
    'useDocRootMetadata',
    'useDocsVersion',
  ],
  exports: ['Head', 'Link', 'router', 'useBaseUrl', 'useDocusaurusContext', 'useIsBrowser'],
} as const;

const exportsName = (file: string, name: string) =>
  fileHolds(file, new RegExp(String.raw`export \{[^}]*\b${name}\b`));

export const clientConditions: Record<(typeof clientLines)[number]['id'], readonly Condition[]> = {
  'normalize-location': [
    fileHolds(
      'core/lib/client/normalizeLocation.js',
      'export default function normalizeLocation(location)',
    ),
    fileHolds(
      'core/lib/client/App.js',
      "from './normalizeLocation'",
      'normalizeLocation(location)',
      '<PendingNavigation location={normalizedLocation}>',
    ),
    // Otherwise it is no longer needed.
    fileHolds('core/lib/client/ClientLifecyclesDispatcher.js', 'decodeURIComponent(hash'),
  ],
  providers: names.providers.map((name) => exportsName('theme-common/lib/internal.js', name)),
  'docs-client': names.docs.map((name) =>
    exportsName('plugin-content-docs/lib/client/index.js', name),
  ),
  'header-class': [
    fileHolds('theme-common/lib/hooks/useTOCHighlight.js', "document.querySelector('.navbar')"),
  ],
  storage: [exportsName('theme-common/lib/index.js', 'createStorageSlot')],
  'client-exports': names.exports.map((name) => fileHolds(`core/lib/client/exports/${name}.js`)),
};
