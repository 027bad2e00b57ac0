/** Choices of the reader that all components share, and that all tabs of the browser remember. */
import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

const listeners = new Set<() => void>();

/** By key; also holds where storage is blocked, as long as the site is not left. */
const chosen = new Map<string, string | null>();

/** The present choice of that key; `null` before one was made, and while the page has not yet loaded. */
export function useChoice(key: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (key === undefined ? null : read(key)),
    () => null,
  );
}

/** Chooses for this visit. */
export function choose(key: string, value: string | null): void {
  chosen.set(key, value);
  for (const listener of listeners) listener();
}

/** Chooses for this visit and for those that follow. */
export function remember(key: string, value: string): void {
  choose(key, value);
  createStorageSlot(key).set(value);
}

/** From the first reading on, other tabs are heard, also on pages that do not show the choice. */
function read(key: string): string | null {
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const slot = createStorageSlot(key);
  slot.listen(({ newValue }) => choose(key, newValue));
  const stored = slot.get();
  chosen.set(key, stored);
  return stored;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
