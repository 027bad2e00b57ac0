import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTrail } from './Breadcrumbs';
import styles from './Breadcrumbs.module.css';

/**
 * Links to the previous page of this site or, if there is none, one level up. The home page has
 * nothing above it, so it shows a button, which is disabled without a previous page.
 */
export default function BackLink(): ReactNode {
  const { parent, hasPrevious, goBack } = useBackLink();
  if (parent !== undefined) {
    return (
      <Link to={parent} className={styles.back} onClick={goBack}>
        <Arrow /> Back
      </Link>
    );
  }
  return (
    <button type="button" className={styles.back} disabled={!hasPrevious} onClick={goBack}>
      <Arrow /> Back
    </button>
  );
}

function Arrow(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13 8H3M7 4L3 8l4 4" />
    </svg>
  );
}

interface BackStep {
  /** One level up. Undefined on the home page. */
  readonly parent: string | undefined;
  /** Whether the browser knows a previous page of this site. False before scripts run. */
  readonly hasPrevious: boolean;
  readonly goBack: (event: MouseEvent) => void;
}

/** The state of a history entry that replaced the current page with its parent. */
interface EntryState {
  readonly isParent?: true;
}

/** Links to the parent page before scripts run, or if this site has no previous page. */
function useBackLink(): BackStep {
  const parent = useTrail().at(-1)?.to;
  const history = useHistory();
  const findPrevious = usePrevious();
  const isBrowser = useIsBrowser();

  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const goToPrevious = findPrevious();
    if (goToPrevious) goToPrevious();
    // Not added to the history: the next step back would lead to the page that is left now.
    else if (parent !== undefined) {
      history.replace(parent, { isParent: true } satisfies EntryState);
    }
  };
  return { parent, hasPrevious: isBrowser && findPrevious() !== undefined, goBack };
}

/** Finds the step to the previous page of this site. Undefined if there is none. */
function usePrevious(): () => (() => void) | undefined {
  const { key: pushed, state } = useLocation<EntryState | undefined>();
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  return () => {
    const { navigation } = window as { navigation?: NavigationHistory };
    // Older browsers: an entry with a key was added by a link of this site.
    if (!navigation) return pushed && !state?.isParent ? () => history.goBack() : undefined;
    const isOfSite = (url: URL) =>
      url.origin === window.location.origin && url.pathname.startsWith(baseUrl);
    const key = findPreviousPage(navigation, isOfSite);
    return key === undefined ? undefined : () => void navigation.traverseTo(key);
  };
}

/**
 * The part of the Navigation API that finds the previous page. TypeScript has no types for it yet.
 */
interface NavigationHistory {
  readonly currentEntry: { readonly index: number; readonly url: string | null } | null;
  entries(): readonly { readonly key: string; readonly url: string | null }[];
  traverseTo(key: string): unknown;
}

/**
 * Returns the key of the last history entry that shows another page of this site. Skips entries of
 * the current page, such as jumps to its headings, and stops at an entry of another site.
 */
function findPreviousPage(
  history: NavigationHistory,
  isOfSite: (url: URL) => boolean,
): string | undefined {
  const { currentEntry } = history;
  if (!currentEntry?.url) return undefined;
  const current = new URL(currentEntry.url).pathname;
  const previous = history
    .entries()
    .slice(0, currentEntry.index)
    .findLast(({ url }) => url === null || new URL(url).pathname !== current);
  return previous?.url && isOfSite(new URL(previous.url)) ? previous.key : undefined;
}
