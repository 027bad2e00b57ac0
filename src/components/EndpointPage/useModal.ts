import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Makes an open element modal: focuses its first control, makes the rest of the page inert, and calls
 * `close` on Escape. Returns the focus afterwards. Live regions continue to work.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    const others = listOthers(element);
    for (const other of others) other.inert = true;
    element.querySelector<HTMLElement>('a[href], button')?.focus();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const other of others) other.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref, isOpen]);
}

/** The elements next to the element and its ancestors, except live regions and its backdrop. */
function listOthers(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== element &&
      !child.inert &&
      !child.matches('[aria-live], [aria-hidden]'),
  );
  return [...others, ...listOthers(parent)];
}
