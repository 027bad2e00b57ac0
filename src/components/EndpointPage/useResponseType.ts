import { useState } from 'react';
import type { Endpoint } from '@portal/src/openapi/model';
import * as messages from '@portal/src/messages/en/endpoint';
import { showToast } from '../Shell/Toast';
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
  const setView = async (wanted: View) => {
    if (wanted === 'Example') {
      setLoaded(undefined);
      return;
    }
    try {
      const { loadType } = await import('./responseType');
      const code = await loadType(root, wanted, { operationId, status, mediaType });
      setLoaded({ view: wanted, of, code });
    } catch {
      showToast(messages.typeNotLoaded);
    }
  };
  return { view, type: code, setView };
}
