import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * For parts of a page that may hide some of their content: shows what the address names behind `#`,
 * and scrolls there.
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
