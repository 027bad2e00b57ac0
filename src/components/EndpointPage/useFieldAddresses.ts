import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useToasts } from '../Toast/context';
import { useHashTarget } from '../useHashTarget';

/** How long the toast is shown, in milliseconds. */
const confirmation = 2000;

/** How long the row of a field is tinted, in milliseconds. */
const tint = 2000;

/** Shows the field in the page's address, and copies the address of a field when its link is clicked. */
export function useFieldAddresses(ref: RefObject<HTMLElement | null>): void {
  useHashTarget(ref, (target) => {
    openLists(target);
    if (target.tagName === 'LI') mark(target);
  });

  const { show } = useToasts();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.textContent !== '#' || isForNewTab(event)) return;
    event.preventDefault();
    // The router would scroll to the field, which is in view already.
    window.history.pushState(window.history.state, '', link.hash);
    copy(link.href).then(
      () => show('Link copied to clipboard', confirmation),
      () => show('Could not copy the link. Copy it from the address bar.', confirmation),
    );
  });
  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('click', onClick);
    return () => panel?.removeEventListener('click', onClick);
  }, [ref]);
}

function openLists(target: Element): void {
  for (
    let list = target.closest('details');
    list;
    list = list.parentElement?.closest('details') ?? null
  ) {
    list.open = true;
  }
}

function mark(row: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate({ backgroundColor: ['var(--color-mark)', 'transparent'] }, tint);
}

function isForNewTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Rejects if there is no clipboard, for example on pages served without HTTPS. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
