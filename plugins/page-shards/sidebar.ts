/** Removes the entries of closed groups from the sidebar that every page loads. */
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { SidebarGroups } from '../../src/framework/tables/model';
import { isLongSection, toAllGroups, toMissingEntries } from '../../src/sidebarGroups';

type ShardOf = (path: string) => number | undefined;
/** The ID of the page with a URL. */
type IdOf = (path: string) => string | undefined;

interface SplitVersion {
  readonly version: PropVersionMetadata;
  readonly groups: SidebarGroups;
}

/**
 * The entries of a group can be removed if its pages are in the shard of its overview. From a long
 * section, the groups themselves are removed.
 */
export function splitVersion(
  version: PropVersionMetadata,
  shardOf: ShardOf,
  idOf: IdOf,
): SplitVersion {
  const groups: Record<string, PropSidebarItemCategory> = {};
  const removed: PropSidebarItemCategory[] = [];
  const toLean = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') return item;
    if (isGroup(item, shardOf)) {
      groups[item.href] = item;
      return { ...item, items: [toMissingEntries(item.href)] };
    }
    const items = item.items.map(toLean);
    if (!isLongSection(item) || !item.items.every((group) => isGroup(group, shardOf))) {
      return { ...item, items };
    }
    removed.push(...item.items);
    return { ...item, items: [toAllGroups(item)] };
  };
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(toLean)]),
  );
  const pages = [...removed, ...Object.values(groups).flatMap(({ items }) => items)];
  const gone = new Set(pages.map((item) => ('href' in item ? idOf(item.href ?? '') : undefined)));
  const docs = Object.entries(version.docs).filter(([id]) => !gone.has(id));
  return { version: { ...version, docsSidebars, docs: Object.fromEntries(docs) }, groups };
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
