/** What the docs plugin tells its own theme parts about the page that is being read. */
export {
  DocSidebarItemsExpandedStateProvider,
  isActiveSidebarItem,
  useDoc,
  useDocRootMetadata,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
