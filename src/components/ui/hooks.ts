import { type RefObject, useEffect, useEffectEvent } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import type { Site } from '@portal/src/site';

/** The operator's settings: hosts, email address and status page. */
export function useSite(): Site {
  return useDocusaurusContext().siteConfig.customFields?.['site'] as Site;
}

/** Shows the element that the URL fragment names, if it is inside `ref`, and scrolls to it. */
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
 * Returns a function that closes the menu and moves the focus to its button.
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
  const onOutside = ({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close();
  };
  useDocumentEvent('pointerdown', onOutside);
  useDocumentEvent('focusin', onOutside);
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  return leave;
}

/** Listens to an event of the document while the component is shown. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    document.addEventListener(type, onEvent);
    return () => document.removeEventListener(type, onEvent);
  }, [type]);
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

/**
 * Makes an open element modal: focuses its first control, makes the rest of the page inert, and calls
 * `close` on Escape, and when the layout changes, which is a media query. Returns the focus afterwards.
 * Live regions continue to work, and so does a button outside the element that controls it, which
 * receives the focus.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  layout: string,
): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return undefined;
    const toggle = document.querySelector(`[aria-controls="${element.id}"]`);
    const opener = toggle ?? document.activeElement;
    const others = listOthers(toggle ? [element, toggle] : [element]);
    for (const other of others) other.inert = true;
    element.querySelector<HTMLElement>('a[href], button')?.focus();
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    document.addEventListener('keydown', onKeyDown, { signal });
    window.matchMedia(layout).addEventListener('change', () => leave(), { signal });
    return () => {
      listening.abort();
      for (const other of others) other.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref, isOpen, layout]);
}

/** All elements beside the kept ones and their ancestors, except live regions and a backdrop. */
function listOthers(
  kept: readonly Element[],
  parent: HTMLElement = document.body,
): readonly HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    const isUnaffected =
      !(child instanceof HTMLElement) ||
      kept.includes(child) ||
      child.inert ||
      child.matches('[aria-live], [aria-hidden]');
    if (isUnaffected) return [];
    return kept.some((one) => child.contains(one)) ? listOthers(kept, child) : [child];
  });
}
