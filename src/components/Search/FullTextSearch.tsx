import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import controls from '../ui/controls.module.css';
import { BreakablePath } from '../ui/InlineText';
import PageLink from '../ui/PageLink';
import { useVersionPath } from '../Shell/versions';
import EndpointLine from './EndpointLine';
import { type FoundPage, toPattern } from './fullText';
import { type FullText, useFullTextSearch } from './useFullTextSearch';
import styles from './styles.module.css';

/** The content of the page `/search`: a search field and the matching pages. */
export default function FullTextSearch(): ReactNode {
  const { text, query, fullText, type, submit } = useFullTextSearch();
  return (
    <div className="prose">
      <form
        role="search"
        aria-label="All text"
        action={useBaseUrl(`${useVersionPath()}/search`)}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          className={controls.field}
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

/** Whether the site is one that `npm start` shows, without an index of the text. */
const isLive = process.env.NODE_ENV !== 'production';

/** What to do without results. */
function Advice({ status }: Pick<FullText, 'status'>): ReactNode {
  if (status === 'searching') return null;
  if (status === 'idle') {
    return (
      <p>
        Search the text of all pages, including descriptions, parameters, response codes and
        examples. Titles, paths and names of fields come first, as in the search box in the header.
        If you enter several words, results contain all of them.
      </p>
    );
  }
  return (
    <p>
      {status === 'found' && 'Check the spelling, or try fewer words. '}
      {isLive && 'The development server searches no text. To search it, run a production build. '}
      You can still browse <EndpointList />.
    </p>
  );
}

function EndpointList(): ReactNode {
  return <PageLink to="/endpoints">the list of endpoints</PageLink>;
}

/** The maximum number of matches to show per page. */
const shownSections = 3;

/** A page with its title, its category and its first matches. */
function PageResult({ found }: { readonly found: FoundPage }): ReactNode {
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

/** A text with the words marked. */
function Marked({ text, words }: { readonly text: string } & Pick<FoundPage, 'words'>): ReactNode {
  if (words.length === 0) return text;
  return text.split(toPattern(words)).map((part, position) => {
    const shown = <BreakablePath key={position}>{part}</BreakablePath>;
    return position % 2 === 1 ? <mark key={position}>{shown}</mark> : shown;
  });
}
