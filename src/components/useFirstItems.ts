import { useEffect, useMemo, useState } from 'react';
import { afterPaint } from './ui/hooks';

/**
 * The items that are in view first, and all items after they are painted. Rendering a long list at
 * once would delay the items that a reader sees.
 *
 * @param inView how many items fit into the view
 */
export function useFirstItems<Item>(items: readonly Item[], inView: number): readonly Item[] {
  const [painted, setPainted] = useState<readonly Item[] | null>(null);
  const isLong = items.length > inView;
  useEffect(() => {
    if (!isLong) return undefined;
    return afterPaint(() => setPainted(items));
  }, [isLong, items]);
  const isCut = isLong && painted !== items;
  return useMemo(() => (isCut ? items.slice(0, inView) : items), [inView, isCut, items]);
}
