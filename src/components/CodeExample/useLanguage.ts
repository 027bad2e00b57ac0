import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

/** The default language. */
const initial = 'curl';

const listeners = new Set<() => void>();

/** The current choice. Works until the page is reloaded even if storage is blocked. */
let chosen: string | undefined;

/** The chosen language on all pages and in all tabs: an ID, or the text that the reader typed. */
export function useLanguage(): readonly [language: string, choose: (language: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => initial), choose];
}

/** Starts to listen to other tabs on first use, even on pages without code. */
function read(): string {
  if (chosen === undefined) {
    const slot = createStorageSlot('language');
    slot.listen(({ newValue }) => apply(newValue ?? initial));
    chosen = slot.get() ?? initial;
  }
  return chosen;
}

function choose(language: string): void {
  apply(language);
  createStorageSlot('language').set(language);
}

function apply(language: string): void {
  chosen = language;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
