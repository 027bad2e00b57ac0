import { type RefObject, useEffect, useRef } from 'react';
import { findChangedLine } from './changed-line';

/** How long code stays where a reader scrolled it, in milliseconds. */
const rest = 2000;

/** How long a changed line is tinted, in milliseconds. */
const tint = 1000;

/** Scrolls to the line that an edit changed and tints it, except while the reader scrolls the code. */
export function useChangedLine(
  ref: RefObject<HTMLElement | null>,
  code: string,
  isOn: boolean,
): void {
  const shown = useRef(code);
  const touched = useTouchTime(ref, isOn);

  useEffect(() => {
    const index = isOn ? findChangedLine(shown.current, code) : undefined;
    shown.current = code;
    if (index === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      const line = ref.current?.firstElementChild?.children[index];
      if (!ref.current || !(line instanceof HTMLElement)) return;
      if (performance.now() - touched.current > rest) reveal(ref.current, line);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
        line.animate({ backgroundColor: ['var(--color-mark)', 'transparent'] }, tint);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, code, isOn, touched]);
}

/** Scrolls the box, and not the page, if the line is not entirely in view. */
function reveal(box: HTMLElement, line: HTMLElement): void {
  const top = line.offsetTop - box.offsetTop;
  const isInView =
    top >= box.scrollTop && top + line.offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isInView) box.scrollTo({ top: top - box.clientHeight / 3 });
}

/** When the reader last scrolled or touched the element. */
function useTouchTime(ref: RefObject<HTMLElement | null>, isOn: boolean): RefObject<number> {
  const touched = useRef(-Infinity);
  useEffect(() => {
    const element = ref.current;
    if (!isOn || !element) return undefined;
    const note = () => {
      touched.current = performance.now();
    };
    const events = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const event of events) element.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of events) element.removeEventListener(event, note);
    };
  }, [ref, isOn]);
  return touched;
}
