import { useMemo, useSyncExternalStore } from 'react';
import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { readGroups, subscribeToGroups, toMissingGroup } from '@site/src/sidebarGroups';

/** The menu with the entries of all loaded groups. */
export function useGroupEntries(items: PropSidebar): PropSidebar {
  const groups = useSyncExternalStore(subscribeToGroups, readGroups, readGroups);
  return useMemo(() => {
    const fill = (item: PropSidebarItem): readonly PropSidebarItem[] => {
      const overview = toMissingGroup(item);
      if (overview !== undefined) return groups.get(overview) ?? [item];
      return [item.type === 'category' ? { ...item, items: item.items.flatMap(fill) } : item];
    };
    return items.flatMap(fill);
  }, [items, groups]);
}
