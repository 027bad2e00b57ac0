import { useMemo, useSyncExternalStore } from 'react';
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import {
  isAllGroups,
  isLongSection,
  readGroups,
  subscribeToGroups,
  toAllGroups,
  toMissingGroup,
} from '@site/src/sidebar';

/** The menu of a page, with the entries of all loaded groups. A long section has only the open group. */
export function useMenu(items: PropSidebar, path: string): PropSidebar {
  const groups = useSyncExternalStore(subscribeToGroups, readGroups, readGroups);
  return useMemo(() => {
    const toOpen = (all: Iterable<PropSidebarItemCategory>) =>
      [...all].filter((group) => isActiveSidebarItem(group, path));
    const fill = (item: PropSidebarItem): readonly PropSidebarItem[] => {
      const overview = toMissingGroup(item);
      if (overview !== undefined) return groups.get(overview)?.items ?? [item];
      if (isAllGroups(item)) return [...toOpen(groups.values()), item];
      if (item.type !== 'category') return [item];
      const entries = isLongSection(item)
        ? [...toOpen(item.items), toAllGroups(item)]
        : item.items.flatMap(fill);
      return [{ ...item, items: entries }];
    };
    return items.flatMap(fill);
  }, [items, groups, path]);
}
