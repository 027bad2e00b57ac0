import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../ui/hooks';

/**
 * How long after the last edit the tint starts to fade, in milliseconds. An animation during edits
 * would delay each keystroke.
 */
const pause = 700;

/** Scrolls to the line that an edit changed and tints it. Stays while the pointer is over the code. */
export function useChangedLine(
  ref: RefObject<HTMLElement | null>,
  code: string,
  isOn: boolean,
): void {
  const shown = useRef(code);
  const fading = useRef(0);
  useEffect(() => {
    const index = isOn ? findChangedLine(shown.current, code) : undefined;
    shown.current = code;
    if (index === undefined) return undefined;
    // Reading a position before the paint would delay it.
    return afterPaint(() => {
      const box = ref.current;
      const line = box?.firstElementChild?.children[index];
      if (!box || !(line instanceof HTMLElement)) return;
      if (!box.matches(':hover')) reveal(box, line);
      tint(box, line);
      clearTimeout(fading.current);
      fading.current = window.setTimeout(fade, pause, box);
    });
  }, [ref, code, isOn]);
}

/** Scrolls the box, and not the page, if the line is not entirely in view. */
function reveal(box: HTMLElement, line: HTMLElement): void {
  const top = line.offsetTop - box.offsetTop;
  const isInView =
    top >= box.scrollTop && top + line.offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isInView) box.scrollTo({ top: top - box.clientHeight / 3 });
}

/** Shows the last element of the box behind the line. */
function tint(box: HTMLElement, line: HTMLElement): void {
  const { lastElementChild: shade } = box;
  if (!(shade instanceof HTMLElement)) return;
  shade.style.insetBlockStart = `${line.offsetTop - box.offsetTop}px`;
  shade.style.blockSize = `${line.offsetHeight}px`;
  shade.style.opacity = '1';
}

function fade({ lastElementChild: shade }: HTMLElement): void {
  if (!(shade instanceof HTMLElement)) return;
  shade.style.opacity = '';
  shade.animate({ opacity: [1, 0] }, { duration: 300 });
}

/**
 * The index of the first line that an edit added or changed, or undefined if it only removed lines.
 * A comma at the end of a line changes with the next line, so it does not count.
 */
export function findChangedLine(before: string, after: string): number | undefined {
  const old = before.split('\n').map(withoutComma);
  const lines = after.split('\n').map(withoutComma);
  const first = lines.findIndex((line, index) => line !== old[index]);
  if (first === -1) return undefined;
  const toRest = (all: readonly string[]) => ['', ...all.slice(first)].join('\n');
  return toRest(old).endsWith(toRest(lines)) ? undefined : first;
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}
