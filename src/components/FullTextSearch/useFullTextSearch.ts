import { useEffect, useState } from 'react';
import { dispatch } from '../events';
import type { FoundPage } from './pages';
import type { Outcome, Search } from './search';

export type FullText =
  | { readonly status: 'idle' }
  /** The pages of the search before stay until the new ones are there. */
  | { readonly status: 'searching'; readonly pages: readonly FoundPage[] }
  | Outcome;

interface Answer {
  readonly search: Search;
  readonly query: string;
  readonly outcome: Outcome;
}

/** The results of a query. `retry` asks again. */
export function useFullTextSearch(
  search: Search,
  query: string,
): {
  readonly fullText: FullText;
  readonly retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isBlank = query.trim() === '';

  useEffect(() => {
    if (isBlank) return;
    let isCurrent = true;
    void search.find(query).then((outcome) => {
      if (!isCurrent) return;
      setAnswer({ search, query, outcome });
      if (outcome.status === 'none') dispatch('portal:search-empty', null);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, isBlank, query, search]);

  return {
    fullText: isBlank ? { status: 'idle' } : toFullText(answer, search, query),
    retry() {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
  };
}

function toFullText(answer: Answer | null, search: Search, query: string): FullText {
  if (answer?.search === search && answer.query === query) return answer.outcome;
  return {
    status: 'searching',
    pages: answer?.outcome.status === 'found' ? answer.outcome.pages : [],
  };
}
