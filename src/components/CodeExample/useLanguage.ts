import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

/** The language before anything was chosen (spec §2). */
const initial = 'curl';

const listeners = new Set<() => void>();

/** The present choice; also holds where storage is blocked, as long as the site is not left. */
let chosen: string | undefined;

/** The chosen language, an id or a text that the reader typed, on every page and in every tab. */
export function useLanguage(): readonly [language: string, choose: (language: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => initial), choose];
}

function read(): string {
  chosen ??= createStorageSlot('language').get() ?? initial;
  return chosen;
}

function choose(language: string): void {
  chosen = language;
  createStorageSlot('language').set(language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = createStorageSlot('language').listen(({ newValue }) => {
    chosen = newValue ?? initial;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}
