import { type RefObject, useEffect, useRef } from 'react';

interface ItemFocus {
  /** The element that holds the items, each an own child, and after them the Add button. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus to this item after the next render, or to the Add button where there is none. */
  readonly focusItem: (index: number) => void;
}

/** Leads the focus to a new field after adding, and to a neighbour after removing. */
export function useItemFocus(): ItemFocus {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const items = ref.current?.children ?? [];
    const item = items[Math.min(wanted.current, items.length - 1)];
    wanted.current = null;
    const field = item?.querySelector('input, select') ?? item;
    if (field instanceof HTMLElement) field.focus();
  });

  const focusItem = (index: number) => {
    wanted.current = index;
  };
  return { ref, focusItem };
}
