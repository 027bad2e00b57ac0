import { type KeyboardEvent, type RefObject, useRef } from 'react';

interface RovingTabs {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrow keys, Home and End move the focus and the selection. Wraps around at both ends. */
export function useRovingTabs<Id extends string>(
  tabs: readonly { readonly id: Id }[],
  selected: Id,
  onSelect: (id: Id) => void,
): RovingTabs {
  const ref = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex(({ id }) => id === selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = toNext(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    ref.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return { ref, onKeyDown };
}

function toNext(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
