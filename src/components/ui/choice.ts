/** Choices of the reader, shared by all components and browser tabs, and stored. */
import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

const listeners = new Set<() => void>();

/** The choices by key. Without storage, they last until the reader leaves the site. */
const chosen = new Map<string, string | null>();

/** The current choice of a key. `null` before a choice is made, and until the page has loaded. */
export function useChoice(key: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (key === undefined ? null : read(key)),
    () => null,
  );
}

/** Sets a choice for this visit. */
export function choose(key: string, value: string | null): void {
  chosen.set(key, value);
  for (const listener of listeners) listener();
}

/** Sets a choice for this visit and later ones. */
export function remember(key: string, value: string): void {
  choose(key, value);
  createStorageSlot(key).set(value);
}

/** The first read also subscribes to other browser tabs, even on pages that do not show the choice. */
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
