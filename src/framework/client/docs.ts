/** Data about the current page that the docs plugin provides to its theme components. */
export {
  DocSidebarItemsExpandedStateProvider,
  isActiveSidebarItem,
  useDoc,
  useDocRootMetadata,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
