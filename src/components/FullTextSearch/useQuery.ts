import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { toSearchPart, toQuestion } from './address';

interface Query {
  /** What stands in the field. */
  readonly text: string;
  /** What the address asks for: the text, a little later. */
  readonly query: string;
  readonly type: (text: string) => void;
  /** Asks for the text at once. */
  readonly submit: () => void;
}

/** What was typed, and the query over which it was typed. */
interface Draft {
  readonly over: string;
  readonly text: string;
}

/** Milliseconds without typing after which the address follows the field. */
const pause = 250;

/** The query of the page, kept in its address: `?q=…`. */
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
 * The text in the address of this page. It follows the history at once, while the location of the
 * framework lags behind; on the way to another page it stays. Nothing on the server.
 */
function useAddressedText(): string {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const subscribe = useCallback((notify: () => void) => history.listen(notify), [history]);
  const toAddressed = () =>
    toQuestion(history.location.pathname === pathname ? history.location.search : search);
  return useSyncExternalStore(subscribe, toAddressed, () => '');
}
