import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface MenuKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Closes the menu and returns the focus to its button. */
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** How long typed characters belong to one search, in milliseconds. */
const pause = 500;

/** The keys of an open menu, after the menu button pattern of the ARIA Authoring Practices Guide. */
export function useMenuKeys(start: 'first' | 'last', onClose: () => void): MenuKeys {
  const ref = useRef<HTMLDivElement>(null);
  const findTyped = useTyped();

  useEffect(() => {
    const items = listItems(ref.current);
    items.at(start === 'first' ? 0 : -1)?.focus();
  }, [start]);

  const close = () => {
    ref.current?.parentElement?.querySelector('button')?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const items = listItems(ref.current);
    const current = items.findIndex((item) => item === document.activeElement);
    if (key === 'Escape' || key === 'Tab') {
      // Tab continues from the button.
      close();
    } else if (key === ' ') {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    } else if (!ctrlKey && !metaKey && !altKey) {
      const next = toNext(key, current, items.length) ?? findTyped(event, items, current);
      if (next === undefined) return;
      event.preventDefault();
      items[next]?.focus();
    }
  };
  // Links have no Space key, but menu items do. As for buttons, it works when it is released.
  const onKeyUp = ({ key, target }: KeyboardEvent) => {
    if (key === ' ' && target instanceof HTMLAnchorElement) target.click();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !ref.current?.parentElement?.contains(relatedTarget)) onClose();
  };
  return { ref, close, onKeyDown, onKeyUp, onBlur };
}

function listItems(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function toNext(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

type FindTyped = (
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  current: number,
) => number | undefined;

/**
 * Finds the item that starts with the typed characters, without spaces, which choose an item. The same
 * character again finds the next item.
 */
function useTyped(): FindTyped {
  const typed = useRef({ text: '', time: -Infinity });
  return ({ key, timeStamp }, items, current) => {
    if (key.length !== 1) return undefined;
    const { text: before, time } = typed.current;
    const text = (timeStamp - time < pause ? before : '') + key.toLowerCase();
    typed.current = { text, time: timeStamp };
    const isRepeated = [...text].every((character) => character === text[0]);
    const wanted = isRepeated ? key.toLowerCase() : text;
    const order = items.map(
      (_, offset) => (current + offset + (isRepeated ? 1 : 0)) % items.length,
    );
    const toText = (item: HTMLElement | undefined) => item?.textContent.replaceAll(' ', '') ?? '';
    return order.find((index) => toText(items[index]).toLowerCase().startsWith(wanted));
  };
}
