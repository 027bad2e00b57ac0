/** The IDs that the reader entered, such as `boardId`. Kept until the browser session ends. */
import { useSyncExternalStore } from 'react';
import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { mapValues } from '@portal/src/openapi/document';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormObject, FormValues } from '@portal/src/request/model';

const options = { persistence: 'sessionStorage' } as const;

const toKey = (name: string) => `${storagePrefix}id.${name}`;

export function toIdSlot(name: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(toKey(name), options);
}

/** A kept ID, and its slot. Without one, and until the page has loaded, `null`. */
export function useKeptId(name: string): ReturnType<typeof useStorageSlot> {
  return useStorageSlot(toKey(name), options);
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

/** Slots tell their own page of changes, too. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
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
