import { type ReactNode, useEffect, useRef } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useToasts } from '../Toast/context';

/** How long the welcome toast is shown, in milliseconds. */
const duration = 10_000;

/** Works until the page is reloaded even if session storage is blocked. */
let wasShown = false;

/** Shows a toast once per browser session; leaving the page removes it. */
export function useWelcome(content: ReactNode): void {
  const { show, dismiss } = useToasts();
  const welcome = useRef(content);

  useEffect(() => {
    const slot = createStorageSlot('welcome', { persistence: 'sessionStorage' });
    if (wasShown || slot.get() !== null) return undefined;
    wasShown = true;
    slot.set('shown');
    const id = show(welcome.current, duration);
    return () => dismiss(id);
  }, [show, dismiss]);
}
