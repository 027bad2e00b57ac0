/** Events for the operator's script. They contain nothing that a reader entered in a form. */
import { useEffect } from 'react';

/** The events of `document`, with their details. Keep in sync with OPERATING.md. */
export interface PortalEvents {
  /** A page is shown. `path` has no query and no fragment. */
  readonly 'portal:page': { readonly path: string; readonly title: string };
  /** A sample is copied. `language` is its ID, such as `curl`. */
  readonly 'portal:copy': { readonly language: string };
  /** A reader says whether a page helped. */
  readonly 'portal:helpful': { readonly path: string; readonly helpful: boolean };
  /** A search finds nothing. `words` are those that cannot be a credential. */
  readonly 'portal:search-empty': { readonly words: readonly string[] };
}

/** Dispatches an event to `document`. The portal itself does not listen. */
export function dispatch<Name extends keyof PortalEvents>(
  name: Name,
  detail: PortalEvents[Name],
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Dispatches the event of a page. A script that loads later finds the path at the root element. */
export function usePageEvent(path: string, title: string): void {
  useEffect(() => {
    document.documentElement.dataset['page'] = path;
    dispatch('portal:page', { path, title });
  }, [path, title]);
}
