import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTrail } from './Breadcrumbs';
import styles from './Breadcrumbs.module.css';

const back = clsx('bare inline muted', styles.back);

/** The state of a history entry that replaced the current page with its parent. */
interface EntryState {
  readonly isParent?: true;
}

/**
 * Links to the previous page of this site or, if there is none or before scripts run, one level up.
 * The home page has nothing above it, so it shows a button, which is disabled without a previous page.
 */
export default function BackLink(): ReactNode {
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
  const arrow = (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13 8H3M7 4L3 8l4 4" />
    </svg>
  );
  return parent !== undefined ? (
    <Link to={parent} className={back} onClick={goBack}>
      {arrow} Back
    </Link>
  ) : (
    <button
      type="button"
      className={back}
      disabled={!isBrowser || !findPrevious()}
      onClick={goBack}
    >
      {arrow} Back
    </button>
  );
}

/**
 * The part of the Navigation API that finds the previous page. TypeScript has no types for it yet.
 */
interface NavigationHistory {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly key: string; readonly url: string | null }[];
  traverseTo(key: string): unknown;
}

/**
 * Finds the step to the last history entry that shows another page. Skips entries of the current
 * page, such as jumps to its headings. Undefined if that entry is not of this site.
 */
function usePrevious(): () => (() => void) | undefined {
  const { key: pushed, state } = useLocation<EntryState | undefined>();
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  return () => {
    const { navigation } = window as { navigation?: NavigationHistory };
    // Older browsers: an entry with a key was added by a link of this site.
    if (!navigation) return pushed && !state?.isParent ? () => history.goBack() : undefined;
    const { origin, pathname } = window.location;
    const previous = navigation
      .entries()
      .slice(0, navigation.currentEntry?.index ?? 0)
      .findLast(({ url }) => url === null || new URL(url).pathname !== pathname);
    if (!previous?.url?.startsWith(origin + baseUrl)) return undefined;
    return () => void navigation.traverseTo(previous.key);
  };
}
