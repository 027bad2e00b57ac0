import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Found, FoundPage } from '@portal/src/search/find';
import * as messages from '@portal/src/messages/en/searchPage';
import { say, sayCount } from '@portal/src/messages/say';
import Say from '../ui/Say';
import { dispatch } from '../events';
import { useApis } from '../Shell/apis';
import PageLink from '../ui/PageLink';
import { useVersionPath } from '../Shell/versions';
import EndpointLine from './EndpointLine';
import ResultLink from './ResultLink';
import Section, { Marked } from './Section';
import { toSearchPart, useSearch } from './useSearch';

export default function FullTextSearch() {
  const { text, query, api, fullText, type, submit, choose } = useFullTextSearch();
  const { apis } = useApis();
  return (
    <div className="prose">
      <form
        role="search"
        aria-label={messages.allText}
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
          aria-label={messages.searchAllText}
          placeholder={messages.searchAllText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {apis.length > 0 && (
          <select
            className="field below"
            aria-label={messages.api}
            value={api}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{messages.allApis}</option>
            {apis.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </form>
      <noscript>
        <p>
          <WithList message={messages.needsScripts} />
        </p>
      </noscript>
      <p className="flat below strong" role="status" aria-live="polite">
        {toSummary(fullText, query.trim())}
      </p>
      {fullText.results.length > 0 ? (
        <ol className="clean-list below" aria-busy={fullText.status === 'searching'}>
          {fullText.results.map((found) => (
            <PageResult key={found.page.permalink} found={found} />
          ))}
        </ol>
      ) : (
        <Advice status={fullText.status} />
      )}
    </div>
  );
}

function toSummary({ status, count, corrected }: FullText, query: string): string {
  switch (status) {
    case 'idle':
      return '';
    case 'searching':
      return messages.searching;
    case 'found': {
      if (count === 0) return say(messages.noPage, { text: query });
      return corrected === undefined
        ? sayCount(messages.matchesOf, count, { text: query })
        : sayCount(messages.corrected, count, { text: corrected, query });
    }
    case 'failed':
      return messages.pageNotLoaded;
    default:
      return status satisfies never;
  }
}

function Advice({ status }: Pick<FullText, 'status'>) {
  if (status === 'searching') return null;
  if (status === 'idle') {
    return <p>{messages.whatToEnter}</p>;
  }
  return (
    <p>
      {status === 'found' && `${messages.whatToTry} `}
      {isLiveServer && 'The development server does not search the text of guides. A build does. '}
      <WithList message={messages.canBrowse} />
    </p>
  );
}

function WithList({ message }: { readonly message: string }) {
  // The pages around several APIs have no endpoints.
  if (useApis().isWhole) return null;
  return (
    <Say
      message={message}
      values={{ link: (text) => <PageLink to="/endpoints">{text}</PageLink> }}
    />
  );
}

function PageResult({ found }: { readonly found: FoundPage }) {
  const { page, title, sections } = found;
  return (
    <li className="entry stack tight wrap">
      <h2 className="title">
        <ResultLink page={page} to={page.permalink}>
          <Marked parts={title} />
        </ResultLink>
      </h2>
      <p className="muted tiny">{page.category}</p>
      {page.endpoint && <EndpointLine endpoint={page.endpoint} />}
      {sections.map((section, position) => (
        <p key={position} className="flat small">
          <Section section={section} page={page} />
        </p>
      ))}
    </li>
  );
}

/** While searching, the results of the search before. */
interface FullText extends Found {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
}

/** The results that the page shows. */
const mostResults = 40;

/** Milliseconds without typing after which the URL is updated. */
const pause = 250;

/** The query of the page, which is stored in its URL (`?q=…`), and its results. */
function useFullTextSearch() {
  const { pathname, search } = useLocation();
  const history = useHistory();
  // The server renders one page for all queries.
  const isBrowser = useIsBrowser();
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const [query, api] = ['q', 'api'].map((name) => parameters.get(name) ?? '') as [string, string];

  // The typed text counts until the query that it was typed over changes.
  const [draft, setDraft] = useState({ over: query, text: query });
  if (draft.over !== query) setDraft({ over: query, text: query });
  const { text } = draft;

  const submit = () => {
    // The reader may have left while this page is still displayed.
    if (history.location.pathname !== pathname || text === query) return;
    history.replace({ pathname, search: toSearchPart(text, api) });
  };
  const choose = (id: string) => history.replace({ pathname, search: toSearchPart(text, id) });
  const submitLater = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => submitLater(), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    query,
    api,
    choose,
    fullText: useFullText(query.trim(), api),
    type: (typed: string) => setDraft({ over: query, text: typed }),
    submit,
  };
}

const nothing: Found = { results: [], count: 0 };

function useFullText(query: string, api: string): FullText {
  const { search, load } = useSearch();
  const loadNow = useEffectEvent(load);
  const [answer, setAnswer] = useState<FullText & { readonly of: string }>();
  const wanted = `${api} ${query}`;
  const isBlank = query === '';
  useEffect(() => {
    if (!isBlank) loadNow();
  }, [isBlank]);
  useEffect(() => {
    if (isBlank || typeof search !== 'object') return;
    let isCurrent = true;
    const show = (status: 'found' | 'failed', found: Found) => {
      if (!isCurrent) return;
      setAnswer({ ...found, status, of: wanted });
      if (status === 'found' && found.count === 0) {
        dispatch('portal:search-empty', { words: toReportedWords(query) });
      }
    };
    search.find(query, mostResults, api === '' ? undefined : api).then(
      (found) => show('found', found),
      () => show('failed', nothing),
    );
    return () => {
      isCurrent = false;
    };
  }, [isBlank, query, api, wanted, search]);

  if (isBlank) return { status: 'idle', ...nothing };
  if (search === 'failed') return { status: 'failed', ...nothing };
  return answer?.of === wanted ? answer : { ...nothing, ...answer, status: 'searching' };
}

/** Without what may be a credential: long words, and those with digits. */
function toReportedWords(query: string): readonly string[] {
  return query.split(/\s+/).filter((word) => word.length <= 24 && /^\D+$/.test(word));
}
