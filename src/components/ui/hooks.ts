import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
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
 * Calls back on a press outside the element, which does not move the focus on some touchscreens.
 */
export function useOutsidePress<T extends HTMLElement>(
  isOpen: boolean,
  onPress: () => void,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onPress();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  return element;
}

interface Menu<T> {
  readonly ref: RefObject<T | null>;
  /** Closes the menu and returns the focus to its button. */
  readonly leave: () => void;
}

/**
 * Closes a menu on Escape, and when a press or the focus moves outside it. The element contains the
 * button with `aria-expanded`, or is a `<details>`, which is open before scripts run.
 */
export function useMenu<T extends HTMLElement>(close: () => void): Menu<T> {
  const ref = useRef<T>(null);
  const leave = () => {
    const button = ref.current?.querySelector<HTMLElement>(
      ':scope[open] > summary, [aria-expanded="true"]',
    );
    if (!button) return;
    close();
    button.focus();
  };
  const onEvent = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close();
  });
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return { ref, leave };
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
