/** Removes the entries of closed groups from the sidebar that every page loads. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { SidebarGroups } from '../../src/framework/tables/model';
import { toMissingEntries } from '../../src/sidebarGroups';

type ShardOf = (path: string) => number | undefined;

interface SplitVersion {
  readonly version: PropVersionMetadata;
  readonly groups: SidebarGroups;
}

/** The entries of a group can be removed if its pages are in the shard of its overview. */
export function splitVersion(version: PropVersionMetadata, shardOf: ShardOf): SplitVersion {
  const groups: Record<string, readonly PropSidebarItem[]> = {};
  const toLean = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') return item;
    if (!isGroup(item, shardOf)) return { ...item, items: item.items.map(toLean) };
    groups[item.href] = item.items;
    return { ...item, items: [toMissingEntries(item.href)] };
  };
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(toLean)]),
  );
  const gone = new Set(Object.values(groups).flat().map(toDocId));
  const docs = Object.entries(version.docs).filter(([id]) => !gone.has(id));
  return { version: { ...version, docsSidebars, docs: Object.fromEntries(docs) }, groups };
}

function isGroup(
  item: PropSidebarItemCategory,
  shardOf: ShardOf,
): item is PropSidebarItemCategory & { readonly href: string } {
  const { href, collapsible, collapsed, items } = item;
  if (!href || !collapsible || !collapsed || items.length === 0) return false;
  const shard = shardOf(href);
  return (
    shard !== undefined &&
    items.every((entry) => entry.type === 'link' && shardOf(entry.href) === shard)
  );
}

function toDocId(item: PropSidebarItem): string | undefined {
  return item.type === 'link' ? item.docId : undefined;
}
