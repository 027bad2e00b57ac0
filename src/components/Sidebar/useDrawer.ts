import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { mobileQuery } from '@site/src/sidebar';
import { useSidebar } from './context';

interface Drawer {
  readonly isOpen: boolean;
  readonly ref: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

/**
 * Controls the drawer of the narrow layout. Closes it on a route change, on Escape and in a wide
 * window. Traps the focus while it is open, then returns it to the header button.
 */
export function useDrawer(): Drawer {
  const { isOpen, setOpen, toggleRef } = useSidebar();
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => setOpen(false), [pathname, setOpen]);

  useEffect(() => {
    const mobile = window.matchMedia(mobileQuery);
    const closeOnDesktop = () => !mobile.matches && setOpen(false);
    mobile.addEventListener('change', closeOnDesktop);
    return () => mobile.removeEventListener('change', closeOnDesktop);
  }, [setOpen]);

  const close = useCallback(() => {
    setOpen(false);
    toggleRef.current?.focus();
  }, [setOpen, toggleRef]);

  useEffect(() => {
    if (!isOpen) return undefined;
    focusables(ref.current)[0]?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') keepFocusInside(event, focusables(ref.current));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);

  return { isOpen, ref, close };
}

function focusables(root: HTMLElement | null): readonly HTMLElement[] {
  const all = root?.querySelectorAll<HTMLElement>('a[href], button') ?? [];
  return [...all].filter((element) => element.tabIndex >= 0 && element.checkVisibility());
}

/** Moves the focus from the last element to the first, and vice versa. */
function keepFocusInside(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const leaving = event.shiftKey ? elements[0] : elements.at(-1);
  const isInside = elements.some((element) => element === document.activeElement);
  if (isInside && document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
}
