import { useEffect, useState } from 'react';
import { dispatch } from '../events';
import type { FoundPage } from './pages';
import type { Outcome, Search } from './search';

export type FullText =
  | { readonly status: 'idle' }
  /** The pages of the search before stay until the new ones are there. */
  | { readonly status: 'searching'; readonly pages: readonly FoundPage[] }
  | Outcome;

interface Question {
  readonly search: Search;
  readonly query: string;
  readonly attempt: number;
}

interface Answer {
  readonly question: Question;
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
      setAnswer({ question: { search, query, attempt }, outcome });
      if (outcome.status === 'none') dispatch('portal:search-empty', null);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, isBlank, query, search]);

  return {
    fullText: isBlank ? { status: 'idle' } : toFullText(answer, { search, query, attempt }),
    retry: () => setAttempt((count) => count + 1),
  };
}

function toFullText(answer: Answer | null, question: Question): FullText {
  if (answer && isEqual(answer.question, question)) return answer.outcome;
  return {
    status: 'searching',
    pages: answer?.outcome.status === 'found' ? answer.outcome.pages : [],
  };
}

function isEqual(a: Question, b: Question): boolean {
  return a.search === b.search && a.query === b.query && a.attempt === b.attempt;
}
