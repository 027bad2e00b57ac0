import { type RefObject, useLayoutEffect, useRef } from 'react';

/** In CSS pixels. */
const mostHeight = 300;

/**
 * Limits the height of a scrolling list so that its footer does not cut the row above it, and keeps
 * the rows that are scrolled to clear of the footer.
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

/** Reads everything before it writes, because each read after a write lays out the page again. */
function fitRows(list: HTMLElement): void {
  const footer = list.querySelector<HTMLElement>('[role=listbox] > :last-child')?.offsetHeight ?? 0;
  const borders = list.offsetHeight - list.clientHeight;
  const room = mostHeight - borders - footer;
  const ends = [...list.querySelectorAll<HTMLElement>('[role=listbox] > [role=option]')].map(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight,
  );
  const whole = ends.filter((end) => end <= room);
  const end = whole.length < ends.length ? (whole.at(-1) ?? room) : room;
  list.style.maxBlockSize = `${end + footer + borders}px`;
  list.style.scrollPaddingBlockEnd = `${footer}px`;
}
