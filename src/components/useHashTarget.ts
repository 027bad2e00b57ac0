import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * For parts of a page with hidden content. If they contain the element that the URL fragment names,
 * shows it and scrolls to it.
 */
export function useHashTarget(
  ref: RefObject<HTMLElement | null>,
  reveal: (target: Element) => void,
): void {
  const { hash } = useLocation();
  const show = useEffectEvent(reveal);
  useEffect(() => {
    const inside = hash && ref.current ? ref.current.querySelectorAll('[id]') : [];
    const target = [...inside].find(({ id }) => hash === `#${encodeURIComponent(id)}`);
    if (!target) return undefined;
    show(target);
    const frame = requestAnimationFrame(() => target.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, ref]);
}
