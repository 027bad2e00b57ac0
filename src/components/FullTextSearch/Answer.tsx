import type { ReactNode } from 'react';
import PageLink from '../ui/PageLink';
import PageResult from './PageResult';
import styles from './styles.module.css';
import type { FoundPage } from './pages';
import { useEndpoints } from './useEndpoints';
import { useFirstItems } from '../useFirstItems';
import type { FullText } from './useFullTextSearch';

interface Props {
  readonly fullText: FullText;
  readonly query: string;
  readonly onRetry: () => void;
}

/** More than the height of a window shows. */
const pagesInView = 10;

/** The announced summary of a search and the text below it. */
export default function Answer({ fullText, query, onRetry }: Props): ReactNode {
  return (
    <>
      <p className={styles.summary} role="status" aria-live="polite">
        {toSummary(fullText, query.trim())}
      </p>
      <Body fullText={fullText} onRetry={onRetry} />
    </>
  );
}

function Body({ fullText, onRetry }: Omit<Props, 'query'>): ReactNode {
  switch (fullText.status) {
    case 'idle':
      return (
        <p className={styles.hint}>
          Search the text of all pages, including descriptions, parameters, response codes and
          examples. If you enter several words, results contain all of them. The search box in the
          header searches only page titles.
        </p>
      );
    case 'searching':
    case 'found':
      if (fullText.pages.length === 0) return null;
      return <PageList pages={fullText.pages} isOld={fullText.status === 'searching'} />;
    case 'none':
      return (
        <p className={styles.hint}>
          Check the spelling, or try fewer words. Or browse <EndpointList />.
        </p>
      );
    case 'unavailable':
      return (
        <>
          {fullText.reason === 'failed' && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              Try again
            </button>
          )}
          <p className={styles.hint}>
            You can still use the search box in the header to find pages by title. Or browse{' '}
            <EndpointList />.
          </p>
        </>
      );
    default:
      return fullText satisfies never;
  }
}

interface PageListProps {
  readonly pages: readonly FoundPage[];
  /** Whether these are the results of the search before. */
  readonly isOld: boolean;
}

function PageList({ pages, isOld }: PageListProps): ReactNode {
  const endpoints = useEndpoints();
  const shown = useFirstItems(pages, pagesInView);
  return (
    <ol className={styles.pages} aria-busy={isOld}>
      {shown.map((page) => (
        <PageResult key={page.href} page={page} endpoint={endpoints.get(page.href)} />
      ))}
    </ol>
  );
}

function EndpointList(): ReactNode {
  return <PageLink to="/endpoints">the list of endpoints</PageLink>;
}

function toSummary(fullText: FullText, query: string): string {
  switch (fullText.status) {
    case 'idle':
      return '';
    case 'searching':
      return 'Searching…';
    case 'found': {
      const { pages, isCut } = fullText;
      const count = pages.length === 1 ? '1 page matches' : `${pages.length} pages match`;
      return `${isCut ? `At least ${count}` : count} “${query}”.`;
    }
    case 'none':
      return `No page matches “${query}”.`;
    case 'unavailable':
      return fullText.reason === 'live-server'
        ? 'Full-text search is not available on the development server. Run a production build to use it.'
        : 'Could not load the search index. Check your connection and try again.';
    default:
      return fullText satisfies never;
  }
}
