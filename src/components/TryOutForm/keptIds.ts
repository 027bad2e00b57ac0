/** The IDs that the reader entered in forms, such as `boardId`. Kept until the browser session ends. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FormObject, FormValues } from '@portal/src/request/model';

/** Where an ID is kept. */
export function toIdSlot(name: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`id.${name}`, { persistence: 'sessionStorage' });
}

/** The kept IDs of the path and, if it has them, of the query. Empty until the page has loaded. */
export function useKeptIds({ parameters }: Endpoint, { query = {} }: FormValues): FormValues {
  const isBrowser = useIsBrowser();
  const path = (parameters.path ?? []).map(({ name }) => name);
  return isBrowser ? { path: readIds(path), query: readIds(Object.keys(query)) } : {};
}

function readIds(names: readonly string[]): FormObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = toIdSlot(name).get();
      return id ? [[name, id]] : [];
    }),
  );
}
