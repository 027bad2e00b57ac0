import { type RefObject, useEffect, useRef } from 'react';
import { findChangedLine } from './changed-line';

/** How long code stays where a reader scrolled it, in milliseconds. */
const rest = 2000;

/**
 * How long a changed line is tinted, and how long the tint fades, in milliseconds. It fades only
 * after a pause, because each frame of an animation delays the next keystroke.
 */
const tint = { delay: 700, duration: 300, fill: 'backwards' } as const;

/** Scrolls to the line that an edit changed and tints it. Stays where the reader scrolls the code. */
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
      const box = ref.current;
      const line = box?.firstElementChild?.children[index];
      if (!box || !(line instanceof HTMLElement)) return;
      if (performance.now() - touched.current > rest) reveal(box, line);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) highlight(box, line);
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

/** Shows the last element of the box behind the line. */
function highlight(box: HTMLElement, line: HTMLElement): void {
  const { lastElementChild: shade } = box;
  if (!(shade instanceof HTMLElement)) return;
  shade.style.insetBlockStart = `${line.offsetTop - box.offsetTop}px`;
  shade.style.blockSize = `${line.offsetHeight}px`;
  for (const previous of shade.getAnimations()) previous.cancel();
  shade.animate({ opacity: [1, 0] }, tint);
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
