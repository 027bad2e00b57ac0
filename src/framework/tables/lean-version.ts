import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** The data that every page loads of its version. */
export interface VersionProps {
  readonly version: PropVersionMetadata;
}

/** Whether generated data belongs to a version, and not to another route. */
export function isVersion(props: object): props is VersionProps {
  const { version } = props as { readonly version?: object };
  return version !== undefined && 'docsSidebars' in version;
}

/** Removes what no component of the portal reads: descriptions of pages, and IDs of entries. */
export function toLeanVersion({ version }: VersionProps): VersionProps {
  const docs = Object.entries(version.docs).map(
    ([key, doc]) => [key, { id: doc.id, title: doc.title, description: '' }] as const,
  );
  const sidebars = Object.entries(version.docsSidebars).map(
    ([name, items]) => [name, items.map(toLeanItem)] as const,
  );
  return {
    version: {
      ...version,
      docs: Object.fromEntries(docs),
      docsSidebars: Object.fromEntries(sidebars),
    },
  };
}

function toLeanItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return { ...item, items: item.items.map(toLeanItem) };
  if (item.type !== 'link') return item;
  const { docId: _docId, unlisted, ...others } = item;
  return unlisted ? { ...others, unlisted } : others;
}
