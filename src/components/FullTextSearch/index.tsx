import { type ReactNode, useRef } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageLink from '../ui/PageLink';
import { useVersionPath } from '../Shell/versions';
import Answer from './Answer';
import styles from './styles.module.css';
import { useFullTextSearch } from './useFullTextSearch';
import { useQuery } from './useQuery';
import { useSearch } from './useSearch';

/** The content of the page `/search`: a search field and the matching pages. */
export default function FullTextSearch(): ReactNode {
  const { text, query, type, submit } = useQuery();
  const search = useSearch();
  const { fullText, retry } = useFullTextSearch(search, query);
  const action = useBaseUrl(`${useVersionPath()}/search`);
  const input = useRef<HTMLInputElement>(null);
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
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          aria-label="Search all text"
          placeholder="Search all text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={search.prepare}
        />
      </form>
      <noscript>
        <p className={styles.hint}>
          Search requires JavaScript, which is disabled in your browser. You can still browse{' '}
          <PageLink to="/endpoints">the list of endpoints</PageLink>.
        </p>
      </noscript>
      <Answer
        fullText={fullText}
        query={query}
        onRetry={() => {
          input.current?.focus();
          retry();
        }}
      />
    </>
  );
}
