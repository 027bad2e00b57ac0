/** Removes the entries of closed groups from the sidebar that every page loads. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import { isLongSection, toAllGroups, toMissingEntries } from '../../../src/sidebar';

/** The shard of a URL. Undefined if the URL is in the common part. */
export type ShardOf = (path: string) => number | undefined;

/** The data that every page loads of its version. */
interface VersionProps {
  readonly version: PropVersionMetadata;
}

/** Whether generated data belongs to a version, and not to another route. */
export function isVersion(props: unknown): props is VersionProps {
  const { version } = props as { readonly version?: object };
  return version !== undefined && 'docsSidebars' in version;
}

/**
 * The entries of a group can be removed if its pages are in the shard of its overview. From a long
 * section, the groups themselves are removed.
 */
export function splitVersion({ version }: VersionProps, shardOf: ShardOf) {
  const groups: Record<string, PropSidebarItemCategory> = {};
  const toLean = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') return item;
    if (isGroup(item, shardOf)) {
      groups[item.href] = item;
      return { ...item, items: [toMissingEntries(item.href)] };
    }
    const items = item.items.map(toLean);
    const isSplit = isLongSection(item) && item.items.every((group) => isGroup(group, shardOf));
    return { ...item, items: isSplit ? [toAllGroups(item)] : items };
  };
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(toLean)]),
  );
  const listed = new Set(Object.values(docsSidebars).flatMap(listIds));
  const docs = Object.entries(version.docs).filter(([id]) => listed.has(id));
  return { version: { ...version, docsSidebars, docs: Object.fromEntries(docs) }, groups };
}

/** The pages that entries link to. */
function listIds(items: readonly PropSidebarItem[]): readonly (string | undefined)[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return listIds(item.items);
    return item.type === 'link' ? item.docId : [];
  });
}

type Group = PropSidebarItemCategory & { readonly href: string };

function isGroup(item: PropSidebarItemCategory, shardOf: ShardOf): item is Group {
  const { href, collapsible, collapsed, items } = item;
  if (!href || !collapsible || !collapsed || items.length === 0) return false;
  const shard = shardOf(href);
  return (
    shard !== undefined &&
    items.every((entry) => entry.type === 'link' && shardOf(entry.href) === shard)
  );
}
