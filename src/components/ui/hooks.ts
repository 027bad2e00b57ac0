import { type RefObject, useEffect, useEffectEvent } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import type { Site } from '@site/src/site';

/** The operator's settings: hosts, email address and status page. */
export function useSite(): Site {
  return useDocusaurusContext().siteConfig.customFields?.['site'] as Site;
}

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

/**
 * Closes a menu on Escape, and when a press or the focus moves outside it. The element contains the
 * button with `aria-expanded`, or is a `<details>`, which a reader can open before scripts run.
 *
 * @returns closes the menu and moves the focus to its button
 */
export function useMenu(ref: RefObject<HTMLElement | null>, close: () => void): () => void {
  const leave = () => {
    const button = ref.current?.querySelector<HTMLElement>(
      ':scope[open] > summary, [aria-expanded="true"]',
    );
    if (!button) return;
    close();
    button.focus();
  };
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close();
  });
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, []);
  return leave;
}

/** Runs when the current state of the page has been painted. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
