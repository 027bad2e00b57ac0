import { useEffect, useEffectEvent, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { dispatch } from '../events';
import { BreakablePath } from '../ui/InlineText';
import PageLink from '../ui/PageLink';
import { useVersionPath } from '../Shell/versions';
import EndpointLine from './EndpointLine';
import { findPages, type FoundPage, toPattern } from './fullText';
import { toSearchPart, useVersionName } from './useTitleSearch';
import styles from './styles.module.css';

export default function FullTextSearch() {
  const { text, query, fullText, type, submit } = useFullTextSearch();
  return (
    <div className="prose">
      <form
        role="search"
        aria-label="All text"
        action={`${useVersionPath()}/search`}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          className="field"
          type="search"
          name="q"
          aria-label="Search all text"
          placeholder="Search all text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </form>
      <noscript>
        <p>
          Search requires JavaScript, which is disabled in your browser. You can still browse{' '}
          <EndpointList />.
        </p>
      </noscript>
      <p className="flat below strong" role="status" aria-live="polite">
        {toSummary(fullText, query.trim())}
      </p>
      {fullText.pages.length > 0 ? (
        <ol className="clean-list below" aria-busy={fullText.status === 'searching'}>
          {fullText.pages.map((page) => (
            <PageResult key={page.page.permalink} found={page} />
          ))}
        </ol>
      ) : (
        <Advice status={fullText.status} />
      )}
    </div>
  );
}

function toSummary({ status, pages: { length } }: FullText, query: string): string {
  switch (status) {
    case 'idle':
      return '';
    case 'searching':
      return 'Searching…';
    case 'found':
      if (length === 0) return `No page matches “${query}”.`;
      return `${length === 1 ? '1 page matches' : `${length} pages match`} “${query}”.`;
    case 'failed':
      return 'Could not load the search index. Check your connection and reload the page.';
    default:
      return status satisfies never;
  }
}

function Advice({ status }: Pick<FullText, 'status'>) {
  if (status === 'searching') return null;
  if (status === 'idle') {
    return <p>Enter words of a description, a parameter, a response code or an example.</p>;
  }
  return (
    <p>
      {status === 'found' && 'Check the spelling, or try fewer words. '}
      {isLiveServer &&
        'The development server searches no text. To search it, run a production build. '}
      You can still browse <EndpointList />.
    </p>
  );
}

function EndpointList() {
  return <PageLink to="/endpoints">the list of endpoints</PageLink>;
}

const shownSections = 3;

function PageResult({ found }: { readonly found: FoundPage }) {
  const { page, sections, words } = found;
  const { title, permalink, category, endpoint } = page;
  const more = sections.length - shownSections;
  const toMarked = (text: string) => <Marked text={text} words={words} />;
  return (
    <li className="entry stack tight wrap">
      <h2 className="title">
        <Link to={permalink}>{toMarked(title)}</Link>
      </h2>
      <p className="muted tiny">{category}</p>
      {endpoint && <EndpointLine endpoint={endpoint} renderPath={toMarked} />}
      {sections.slice(0, shownSections).map(({ href, heading, excerpt }, position) => (
        <div key={position} className="small">
          {heading !== undefined && <Link to={href}>{toMarked(heading)}</Link>}
          {excerpt !== undefined && (
            <p className={clsx('muted', styles.excerpt)}>{toMarked(excerpt)}</p>
          )}
        </div>
      ))}
      {more > 0 && (
        <p className="muted tiny">
          {more === 1 ? 'and 1 more match on this page' : `and ${more} more matches on this page`}
        </p>
      )}
    </li>
  );
}

function Marked({ text, words }: { readonly text: string } & Pick<FoundPage, 'words'>) {
  if (words.length === 0) return text;
  return text.split(toPattern(words)).map((part, position) => {
    const shown = <BreakablePath key={position}>{part}</BreakablePath>;
    return position % 2 === 1 ? <mark key={position}>{shown}</mark> : shown;
  });
}

interface FullText {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  /** While searching, those of the search before. */
  readonly pages: readonly FoundPage[];
}

/** Milliseconds without typing after which the URL is updated. */
const pause = 250;

/** The query of the page, which is stored in its URL (`?q=…`), and its results. */
function useFullTextSearch() {
  const { pathname, search } = useLocation();
  const history = useHistory();
  // The server renders one page for all queries.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';

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
    fullText: useFullText(query.trim()),
    type: (typed: string) => setDraft({ over: query, text: typed }),
    /** Searches for the text immediately. */
    submit,
  };
}

function useFullText(query: string): FullText {
  const version = useVersionName();
  const folder = `${useVersionPath()}/`;
  const [answer, setAnswer] = useState<FullText & { readonly query: string }>();
  useEffect(() => {
    if (query === '') return;
    let isCurrent = true;
    const show = (status: 'found' | 'failed', pages: readonly FoundPage[]) => {
      if (!isCurrent) return;
      setAnswer({ status, pages, query });
      if (status === 'found' && pages.length === 0) dispatch('portal:search-empty', null);
    };
    findPages(version, folder, query).then(
      (pages) => show('found', pages),
      () => show('failed', []),
    );
    return () => {
      isCurrent = false;
    };
  }, [folder, version, query]);

  if (query === '') return { status: 'idle', pages: [] };
  return answer?.query === query ? answer : { status: 'searching', pages: answer?.pages ?? [] };
}
