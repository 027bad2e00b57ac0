import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useVersionPath } from '../Shell/versions';
import { dispatch } from '../events';
import { findPages, type FoundPages } from './fullText';
import { loadTitles, toSearchPart, useVersionName } from './useTitleSearch';

export type FullText =
  | { readonly status: 'idle' | 'live-server' | 'failed' }
  /** While searching, the pages of the search before stay. */
  | ({ readonly status: 'searching' | 'found' } & FoundPages);

/** Milliseconds without typing after which the URL is updated. */
const pause = 250;

/** Milliseconds to wait for the worker before the search fails. */
const timeout = 30_000;

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
    fullText: useAnswer(folder, query.trim()),
    type: (typed: string) => setDraft({ over: query, text: typed }),
    /** Searches for the text immediately. */
    submit,
    /** Loads the index, so that it is there for the first query, which reports errors. */
    prepare: () => {
      if (!isBuilt()) return;
      loadWorker()
        .then(({ fetchIndexesByWorker }) => fetchIndexesByWorker(folder, ''))
        .catch(() => undefined);
    },
  };
}

interface Answer {
  readonly folder: string;
  readonly query: string;
  readonly fullText: FullText;
}

/** @param folder URL of the folder that contains the index, with a trailing slash */
function useAnswer(folder: string, query: string): FullText {
  const version = useVersionName();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    void ask(folder, version, query).then((fullText) => {
      if (!isCurrent) return;
      setAnswer({ folder, query, fullText });
      if (fullText.status === 'found' && fullText.pages.length === 0) {
        dispatch('portal:search-empty', null);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [folder, version, query]);

  if (query === '') return { status: 'idle' };
  const { fullText } = answer ?? {};
  if (fullText && answer?.folder === folder && answer.query === query) return fullText;
  const earlier = fullText?.status === 'found' ? fullText : { pages: [], isCut: false };
  return { ...earlier, status: 'searching' };
}

async function ask(folder: string, version: string, text: string): Promise<FullText> {
  if (!isBuilt()) return { status: 'live-server' };
  try {
    const [{ searchByWorker }, titles] = await Promise.all([
      loadWorker(),
      // Without them, the results only lack the endpoints.
      loadTitles(version).catch(() => []),
    ]);
    const query = (input: string, limit: number) => searchByWorker(folder, '', input, limit);
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The search worker did not respond.')), timeout);
    });
    const found = await Promise.race([findPages({ query, titles }, text), late]);
    return { status: 'found', ...found };
  } catch {
    return { status: 'failed' };
  }
}

function loadWorker() {
  return import('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker');
}

/** `npm start` has no index. */
function isBuilt(): boolean {
  return process.env.NODE_ENV === 'production';
}
