import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useVersionPath } from '../Shell/versions';
import { dispatch } from '../events';
import { findPages, type FoundPage, type QueryText } from './fullText';
import { loadTitles, toSearchPart, useVersionName } from './useTitleSearch';

export interface FullText {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  /** While searching, those of the search before. */
  readonly pages: readonly FoundPage[];
}

/** Milliseconds without typing after which the URL is updated. */
const pause = 250;

/** The number of matches in the text of pages that are shown. */
const matchLimit = 200;

/** The query of the page, which is stored in its URL (`?q=…`), and its results. */
export function useFullTextSearch() {
  const { pathname, search } = useLocation();
  const history = useHistory();
  // The server renders one page for all queries.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  const folder = useBaseUrl(`${useVersionPath()}/`);

  // The typed text counts until the query that it was typed over changes.
  const [draft, setDraft] = useState({ over: query, text: query });
  if (draft.over !== query) setDraft({ over: query, text: query });
  const { text } = draft;

  const submit = () => {
    // The reader may have left while this page is still displayed.
    if (history.location.pathname !== pathname || text === query) return;
    history.replace({ pathname, search: toSearchPart(text) });
  };
  const submitLater = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => submitLater(), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    query,
    fullText: useFullText(folder, query.trim()),
    type: (typed: string) => setDraft({ over: query, text: typed }),
    /** Searches for the text immediately. */
    submit,
  };
}

/** @param folder URL of the folder that contains the index, with a trailing slash */
function useFullText(folder: string, query: string): FullText {
  const version = useVersionName();
  const [answer, setAnswer] = useState<FullText & { readonly query: string }>();
  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    void ask(folder, version, query).then((fullText) => {
      if (!isCurrent) return;
      setAnswer({ ...fullText, query });
      if (fullText.status === 'found' && fullText.pages.length === 0) {
        dispatch('portal:search-empty', null);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [folder, version, query]);

  if (query === '') return { status: 'idle', pages: [] };
  return answer?.query === query ? answer : { status: 'searching', pages: answer?.pages ?? [] };
}

async function ask(folder: string, version: string, text: string): Promise<FullText> {
  try {
    const [titles, queryText] = await Promise.all([loadTitles(version), loadTextQuery(folder)]);
    return { status: 'found', pages: await findPages(titles, queryText, text) };
  } catch {
    return { status: 'failed', pages: [] };
  }
}

/** The query of the text of pages, which `npm start` does not have. */
async function loadTextQuery(folder: string): Promise<QueryText> {
  if (process.env.NODE_ENV !== 'production') return () => Promise.resolve([]);
  const { searchByWorker } =
    await import('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker');
  return (words) => searchByWorker(folder, '', words, matchLimit);
}
