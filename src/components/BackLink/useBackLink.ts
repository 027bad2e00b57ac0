import type { MouseEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { toParentRoute } from '@site/src/site-map/places';
import { useVersionPath } from '../PageLink/useVersionPath';
import { useVersions } from '../Version/context';
import { findPreviousPage, type NavigationHistory } from './previousPage';

interface BackLink {
  readonly parent: string;
  readonly goBack: (event: MouseEvent) => void;
}

/** The state of a history entry that replaced the current page with its parent. */
interface EntryState {
  readonly isParent?: true;
}

/** Links to the parent page before scripts run, or if this site has no previous page. */
export function useBackLink(): BackLink {
  const { pathname, key: pushed, state } = useLocation<EntryState | undefined>();
  const baseUrl = useBaseUrl('/');
  const versionPath = useVersionPath();
  const pages = new Set(
    useVersions().active?.docs.map(({ path }) => path.slice(versionPath.length)),
  );
  const parent = versionPath + toParentRoute(pathname.slice(versionPath.length), pages);
  const history = useHistory();

  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { navigation } = window as { navigation?: NavigationHistory };
    const isOfSite = (url: URL) =>
      url.origin === window.location.origin && url.pathname.startsWith(baseUrl);
    const key = navigation && findPreviousPage(navigation, isOfSite);
    if (navigation && key) navigation.traverseTo(key);
    // Older browsers: an entry with a key was added by a link of this site.
    else if (!navigation && pushed && !state?.isParent) history.goBack();
    // Not added to the history: the next step back would lead to the page that is left now.
    else history.replace(parent, { isParent: true } satisfies EntryState);
  };
  return { parent, goBack };
}
