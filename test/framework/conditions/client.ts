import type { clientLines } from '../../../src/framework/contract/client';
import { indexFile } from '../../../src/framework/client/search-index';
import { type Condition, fileHolds } from './condition';

const searchLocal = '@easyops-cn/docusaurus-search-local/dist';
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
  'search-worker': [
    fileHolds(
      `${searchLocal}/client/client/theme/searchByWorker.js`,
      'export async function fetchIndexesByWorker(baseUrl, searchContext)',
      'export async function searchByWorker(baseUrl, searchContext, input, limit)',
    ),
    fileHolds(
      `${searchLocal}/client/client/theme/worker.js`,
      /return \{\s*document,\s*type,\s*page:/,
      'metadata: result.matchData.metadata',
    ),
    fileHolds(
      `${searchLocal}/server/server/utils/generate.js`,
      `"${indexFile.replace('.', '{dir}.')}"`,
    ),
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
