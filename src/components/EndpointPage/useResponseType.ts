import { useState } from 'react';
import type { Endpoint } from '@portal/src/openapi/model';
import * as messages from '@portal/src/messages/en/endpoint';
import { whenLoaded } from '../Shell/Toast';
import { useVersionPath } from '../Shell/versions';

export const views = [
  { id: 'Example', label: messages.ofExample },
  { id: 'JSON Schema', label: messages.schema },
  { id: 'TypeScript', label: 'TypeScript' },
] as const;

export type View = (typeof views)[number]['id'];

/** What a reader sees of a response: its example, or its type in a language. */
export function useResponseType({ operationId }: Endpoint, status: string, mediaType: string) {
  const [loaded, setLoaded] = useState<{ view: View; of: string; code: string }>();
  const root = useVersionPath();
  const of = `${status} ${mediaType}`;
  const { view, code } = loaded?.of === of ? loaded : { view: 'Example' as const };
  /** What writes types is loaded when a reader first wants one. */
  const setView = (wanted: View) => {
    if (wanted === 'Example') {
      setLoaded(undefined);
      return;
    }
    const loading = import('./responseType').then(({ loadType }) =>
      loadType(root, wanted, { operationId, status, mediaType }),
    );
    whenLoaded(loading, (text) => setLoaded({ view: wanted, of, code: text }));
  };
  return { view, type: code, setView };
}
