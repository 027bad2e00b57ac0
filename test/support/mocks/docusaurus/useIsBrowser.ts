import { useSyncExternalStore } from 'react';

/** False in HTML that is rendered to a text, as in builds. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
