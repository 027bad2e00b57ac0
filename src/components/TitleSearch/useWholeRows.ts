import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lowers a scrolling list so that its footer does not cut the row above it, and keeps the rows that
 * are scrolled to clear of the footer.
 */
export function useWholeRows<T extends HTMLElement>(content: unknown): RefObject<T | null> {
  const list = useRef<T>(null);
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const fit = () => list.current && fitRows(list.current);
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [content]);
  return list;
}

function fitRows(list: HTMLElement): void {
  list.style.maxBlockSize = '';
  const footer = list.querySelector<HTMLElement>('[role=listbox] > :last-child');
  if (!footer) return;
  list.style.scrollPaddingBlockEnd = `${footer.offsetHeight}px`;
  if (list.scrollHeight <= list.clientHeight) return;
  const room = list.clientHeight - footer.offsetHeight;
  const ends = [...list.querySelectorAll<HTMLElement>('[role=listbox] > [role=option]')].map(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight,
  );
  const end = Math.max(...ends.filter((bottom) => bottom <= room));
  const borders = list.offsetHeight - list.clientHeight;
  if (end > 0) list.style.maxBlockSize = `${end + footer.offsetHeight + borders}px`;
}
