import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import controls from '../ui/controls.module.css';
import PageLink from '../ui/PageLink';
import { useVersionPath } from '../Shell/versions';
import EndpointLine from './EndpointLine';
import type { Part } from './excerpt';
import type { FoundPage } from './fullText';
import styles from './styles.module.css';
import { type FullText, useFullTextSearch } from './useFullTextSearch';

/** The content of the page `/search`: a search field and the matching pages. */
export default function FullTextSearch(): ReactNode {
  const { text, query, fullText, type, submit, prepare } = useFullTextSearch();
  const action = useBaseUrl(`${useVersionPath()}/search`);
  return (
    <>
      <form
        role="search"
        aria-label="All text"
        action={action}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          className={clsx(controls.field, styles.field)}
          type="search"
          name="q"
          aria-label="Search all text"
          placeholder="Search all text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={prepare}
        />
      </form>
      <noscript>
        <p>
          Search requires JavaScript, which is disabled in your browser. You can still browse{' '}
          <EndpointList />.
        </p>
      </noscript>
      <p className={styles.summary} role="status" aria-live="polite">
        {toSummary(fullText, query.trim())}
      </p>
      <Answer fullText={fullText} />
    </>
  );
}

function toSummary(fullText: FullText, query: string): string {
  switch (fullText.status) {
    case 'idle':
      return '';
    case 'searching':
      return 'Searching…';
    case 'found': {
      const { pages, isCut } = fullText;
      if (pages.length === 0) return `No page matches “${query}”.`;
      const count = pages.length === 1 ? '1 page matches' : `${pages.length} pages match`;
      return `${isCut ? `At least ${count}` : count} “${query}”.`;
    }
    case 'live-server':
      return 'Full-text search is not available on the development server. Run a production build to use it.';
    case 'failed':
      return 'Could not load the search index. Check your connection and reload the page.';
    default:
      return fullText satisfies never;
  }
}

function Answer({ fullText }: { readonly fullText: FullText }): ReactNode {
  switch (fullText.status) {
    case 'idle':
      return (
        <p>
          Search the text of all pages, including descriptions, parameters, response codes and
          examples. If you enter several words, results contain all of them. The search box in the
          header searches only page titles.
        </p>
      );
    case 'searching':
    case 'found':
      if (fullText.pages.length > 0) {
        return (
          <ol className={styles.results} aria-busy={fullText.status === 'searching'}>
            {fullText.pages.map((page) => (
              <PageResult key={page.href} page={page} />
            ))}
          </ol>
        );
      }
      return (
        fullText.status === 'found' && (
          <p>
            Check the spelling, or try fewer words. Or browse <EndpointList />.
          </p>
        )
      );
    case 'live-server':
    case 'failed':
      return (
        <p>
          You can still use the search box in the header to find pages by title. Or browse{' '}
          <EndpointList />.
        </p>
      );
    default:
      return fullText satisfies never;
  }
}

function EndpointList(): ReactNode {
  return <PageLink to="/endpoints">the list of endpoints</PageLink>;
}

/** The maximum number of matches to show per page. */
const shownSections = 3;

/** A page with its title, its location and its first matches. */
function PageResult({ page }: { readonly page: FoundPage }): ReactNode {
  const { href, title, trail, endpoint, sections } = page;
  const more = sections.length - shownSections;
  return (
    <li className={styles.result}>
      <h2>
        <Link to={href}>
          <MarkedText parts={title} />
        </Link>
      </h2>
      <p className={styles.muted}>{trail.length > 0 ? trail.join(' › ') : href}</p>
      {endpoint && <EndpointLine endpoint={endpoint} />}
      {sections.slice(0, shownSections).map((section, position) => (
        <div key={position} className={styles.section}>
          {section.heading && (
            <Link to={section.href}>
              <MarkedText parts={section.heading} />
            </Link>
          )}
          {section.excerpt && (
            <p>
              <MarkedText parts={section.excerpt} />
            </p>
          )}
        </div>
      ))}
      {more > 0 && (
        <p className={styles.muted}>
          {more === 1 ? 'and 1 more match on this page' : `and ${more} more matches on this page`}
        </p>
      )}
    </li>
  );
}

function MarkedText({ parts }: { readonly parts: readonly Part[] }): ReactNode {
  return parts.map(({ text, isMarked }, position) =>
    isMarked ? <mark key={position}>{text}</mark> : text,
  );
}
