import type { MouseEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTrail } from '../Breadcrumbs/useTrail';
import { findPreviousPage, type NavigationHistory } from './previousPage';

interface BackLink {
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
export function useBackLink(): BackLink {
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
