import { type RefObject, useEffect, useState } from 'react';

/** The ID of the section below an index of links that stays in view, once the page is scrolled. */
export function useCurrentSection(ref: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const index = ref.current;
    if (!index) return undefined;
    let frame = 0;
    const update = () => {
      frame = 0;
      const link = findCurrent(index);
      setCurrent(link?.hash.slice(1));
      if (link) scrollTo(index, link);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ref]);
  return current;
}

/** The link to the last section that starts above a line in the upper part of the window. */
function findCurrent(index: HTMLElement): HTMLAnchorElement | undefined {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const covered = (parseFloat(scrollPaddingTop) || 0) + index.offsetHeight;
  const line = covered + window.innerHeight * upperPart;
  return [...index.querySelectorAll('a')].reverse().find(({ hash }) => {
    const heading = document.getElementById(hash.slice(1));
    return heading && heading.getBoundingClientRect().top <= line;
  });
}

/** The part of the window below the header in which a section counts as reached. */
const upperPart = 0.1;

/** Scrolls the index, and not the page, to show the link. */
function scrollTo(index: HTMLElement, link: HTMLElement): void {
  const start = link.offsetLeft - index.offsetLeft;
  const isInView =
    start >= index.scrollLeft && start + link.offsetWidth <= index.scrollLeft + index.clientWidth;
  if (!isInView) index.scrollLeft = start - (index.clientWidth - link.offsetWidth) / 2;
}
