import { useDeferredValue, useMemo } from 'react';

const none: readonly never[] = [];

/**
 * The items that are in view first, and all items after the next paint. Rendering a long list at
 * once would delay the items that a reader sees.
 *
 * @param inView how many items fit into the view
 */
export function useFirstItems<Item>(items: readonly Item[], inView: number): readonly Item[] {
  const isPainted = useDeferredValue(items, none) === items;
  const count = isPainted ? items.length : Math.min(items.length, inView);
  return useMemo(() => items.slice(0, count), [items, count]);
}
