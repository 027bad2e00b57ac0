import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { toSearchPart, toQuestion } from './address';

interface Query {
  /** The text in the field. */
  readonly text: string;
  /** The text in the URL, which follows the field after a short delay. */
  readonly query: string;
  readonly type: (text: string) => void;
  /** Searches for the text immediately. */
  readonly submit: () => void;
}

/** The typed text, and the query that it replaces. */
interface Draft {
  readonly over: string;
  readonly text: string;
}

/** Milliseconds without typing after which the URL is updated. */
const pause = 250;

/** The query of the page, which is stored in its URL: `?q=…`. */
export function useQuery(): Query {
  const { pathname } = useLocation();
  const history = useHistory();
  const query = useAddressedText();
  const [draft, setDraft] = useState<Draft | null>(null);
  const text = draft?.over === query ? draft.text : query;

  const submit = useCallback(() => {
    if (history.location.pathname !== pathname) return;
    if (text !== query) history.replace({ pathname, search: toSearchPart(text) });
    setDraft(null);
  }, [history, pathname, query, text]);

  useEffect(() => {
    if (text === query) return;
    const timer = setTimeout(submit, pause);
    return () => clearTimeout(timer);
  }, [query, submit, text]);

  return { text, query, type: (typed) => setDraft({ over: query, text: typed }), submit };
}

/**
 * The text in the URL of this page. Follows the history immediately, unlike the location of the
 * framework, and does not change during navigation to another page. Empty on the server.
 */
function useAddressedText(): string {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const subscribe = useCallback((notify: () => void) => history.listen(notify), [history]);
  const toAddressed = () =>
    toQuestion(history.location.pathname === pathname ? history.location.search : search);
  return useSyncExternalStore(subscribe, toAddressed, () => '');
}
