import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Modal {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** A button outside the element that also closes it, and receives the focus afterwards. */
  readonly toggle?: RefObject<HTMLElement | null>;
}

/**
 * Makes an open element modal: focuses its first control, makes the rest of the page inert, and calls
 * `close` on Escape. Returns the focus afterwards. Live regions continue to work.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  { isOpen, close, toggle }: Modal,
): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return undefined;
    const opener = toggle?.current ?? document.activeElement;
    const others = listOthers([element, ...(toggle?.current ? [toggle.current] : [])]);
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
  }, [ref, isOpen, toggle]);
}

/** All elements beside the kept ones and their ancestors, except live regions and a backdrop. */
function listOthers(
  kept: readonly HTMLElement[],
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
