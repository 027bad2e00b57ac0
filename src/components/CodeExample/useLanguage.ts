import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

/** The language before anything was chosen. */
const initial = 'curl';

const listeners = new Set<() => void>();

/** The present choice; also holds where storage is blocked, as long as the site is not left. */
let chosen: string | undefined;

/** The chosen language, an id or a text that the reader typed, on every page and in every tab. */
export function useLanguage(): readonly [language: string, choose: (language: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => initial), choose];
}

/** From the first reading on, other tabs are heard, also on pages that show no code. */
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
