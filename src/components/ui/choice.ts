/** Choices of the reader, shared by all components and browser tabs, and stored. */
import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { createStore } from './store';

/** Choices by key that are not stored. They last until the reader leaves the site. */
const unstored = createStore<Readonly<Record<string, string | undefined>>>({});

/** The current choice of a key. `null` before a choice is made, and until the page has loaded. */
export function useChoice(key: string | undefined): string | null {
  const [stored] = useStorageSlot(key ?? null);
  return unstored.useValue()[key ?? ''] ?? stored;
}

/** Sets a choice for this visit. */
export function choose(key: string, value: string | undefined): void {
  unstored.set({ ...unstored.get(), [key]: value });
}

/** Sets a choice for this visit and, unless storage is blocked or full, for later ones. */
export function remember(key: string, value: string): void {
  const slot = createStorageSlot(key);
  slot.set(value);
  choose(key, slot.get() === value ? undefined : value);
}
