import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Makes an open element modal: focuses its first control, makes the rest of the page inert, and calls
 * `close` on Escape. Returns the focus afterwards. Live regions continue to work, and so does a button
 * outside the element that controls it, which receives the focus.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return undefined;
    const toggle = document.querySelector(`[aria-controls="${element.id}"]`);
    const opener = toggle ?? document.activeElement;
    const others = listOthers(toggle ? [element, toggle] : [element]);
    for (const other of others) other.inert = true;
    element.querySelector<HTMLElement>('a[href], button')?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const other of others) other.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref, isOpen]);
}

/** All elements beside the kept ones and their ancestors, except live regions and a backdrop. */
function listOthers(
  kept: readonly Element[],
  parent: HTMLElement = document.body,
): readonly HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    const isUnaffected =
      !(child instanceof HTMLElement) ||
      kept.includes(child) ||
      child.inert ||
      child.matches('[aria-live], [aria-hidden]');
    if (isUnaffected) return [];
    return kept.some((one) => child.contains(one)) ? listOthers(kept, child) : [child];
  });
}
