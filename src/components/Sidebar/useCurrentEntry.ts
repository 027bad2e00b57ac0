import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

/** The inputs that show that the reader uses the menu. */
const inputs = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Scrolls the menu to the entry of the displayed page, and follows it while its group opens, until
 * the reader uses the menu. Does nothing while the entry is in view. Never scrolls the page.
 */
export function useCurrentEntry(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const menu = ref.current;
    const list = menu?.firstElementChild;
    if (!menu || !list) return undefined;
    const observer = new ResizeObserver(() => showCurrent(menu));
    observer.observe(list);
    const stop = () => observer.disconnect();
    for (const input of inputs) menu.addEventListener(input, stop, { passive: true });
    return () => {
      stop();
      for (const input of inputs) menu.removeEventListener(input, stop);
    };
  }, [pathname]);
  return ref;
}

/** Centres the entry, so that its neighbours are in view too. */
function showCurrent(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom, height } = menu.getBoundingClientRect();
  if (entry.top >= top && entry.bottom <= bottom) return;
  menu.scrollTop += entry.top - top - (height - entry.height) / 2;
}
