import { type RefObject, useEffect, useRef } from 'react';

interface ItemFocus {
  /** The element whose children are the items, followed by the Add button. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves the focus to this item after the next render, or to the Add button if there is none. */
  readonly focusItem: (index: number) => void;
}

/** Moves the focus to an added item, or to a neighbour of a removed item. */
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
