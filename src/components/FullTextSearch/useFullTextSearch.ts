import { useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { dispatch } from '../events';
import { useVersionPath } from '../PageLink/useVersionPath';
import type { FoundPage } from './pages';
import { createSearch, type Outcome } from './search';

export type FullText =
  | { readonly status: 'idle' }
  /** The pages of the search before stay until the new ones are there. */
  | { readonly status: 'searching'; readonly pages: readonly FoundPage[] }
  | Outcome;

interface Answer {
  /** The query and its index. */
  readonly question: string;
  readonly outcome: Outcome;
}

/** The results of a query in the current version. `retry` reloads the index. */
export function useFullTextSearch(query: string): {
  readonly fullText: FullText;
  readonly retry: () => void;
} {
  const versionUrl = useBaseUrl(`${useVersionPath()}/`);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // The worker caches a failed load by its URL. A different spelling of the folder forces a reload.
  const folder = versionUrl + './'.repeat(attempt);
  const search = useMemo(() => createSearch(folder), [folder]);
  const isBlank = query.trim() === '';
  const question = `${folder} ${query}`;

  useEffect(() => {
    if (isBlank) return;
    let isCurrent = true;
    void search(query).then((outcome) => {
      if (!isCurrent) return;
      setAnswer({ question, outcome });
      if (outcome.status === 'none') dispatch('portal:search-empty', null);
    });
    return () => {
      isCurrent = false;
    };
  }, [isBlank, query, question, search]);

  return {
    fullText: isBlank ? { status: 'idle' } : toFullText(answer, question),
    retry: () => setAttempt((count) => count + 1),
  };
}

function toFullText(answer: Answer | null, question: string): FullText {
  if (answer?.question === question) return answer.outcome;
  return {
    status: 'searching',
    pages: answer?.outcome.status === 'found' ? answer.outcome.pages : [],
  };
}
