/** The IDs that the reader entered, such as `boardId`. Kept until the browser session ends. */
import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { mapValues } from '@portal/src/openapi/document';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormObject, FormValues } from '@portal/src/request/model';

export function toIdSlot(name: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`${storagePrefix}id.${name}`, { persistence: 'sessionStorage' });
}

const listeners = new Set<() => void>();

/** Keeps an ID, and shows it in all samples of the page. Forgets it if it is empty. */
export function keepId(name: string, id: string): void {
  const slot = toIdSlot(name);
  if (id === '') slot.del();
  else slot.set(id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A kept ID. Empty without one, and until the page has loaded. */
export function useKeptId(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => toIdSlot(name).get() ?? '',
    () => '',
  );
}

/**
 * The kept IDs of the path and, if the request has them, of the query and the body, where a list such
 * as `linkIds` has one. Empty until the page has loaded.
 */
export function useKeptIds({ parameters }: Endpoint, { query, body }: FormValues): FormValues {
  const names = {
    path: (parameters.path ?? []).map(({ name }) => name),
    query: Object.keys(query ?? {}),
    body: Object.keys(body ?? {}),
  };
  const kept = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(mapValues(names, (all) => readIds(all, body))),
    () => '{}',
  );
  return JSON.parse(kept) as FormValues;
}

function readIds(names: readonly string[], body: FormObject = {}): FormObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const isList = Array.isArray(body[name]);
      const id = toIdSlot(isList ? name.replace(/s$/, '') : name).get();
      return id ? [[name, isList ? [id] : id]] : [];
    }),
  );
}
