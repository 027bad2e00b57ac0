import type { MouseEvent } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { useVersionPath } from '../PageLink/useVersionPath';
import { toParent } from './parentPage';
import { findPreviousPage, type NavigationHistory } from './previousPage';

interface BackLink {
  readonly parent: string;
  readonly goBack: (event: MouseEvent) => void;
}

/** Before scripts run, and without a previous page of this site, the link leads to the parent. */
export function useBackLink(): BackLink {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const versionPath = useVersionPath();
  const pages = new Set(
    useActiveVersion(undefined)?.docs.map(({ path }) => path.slice(versionPath.length)),
  );
  const parent = versionPath + toParent(pathname.slice(versionPath.length), pages);

  const goBack = (event: MouseEvent) => {
    const { navigation } = window as { navigation?: NavigationHistory };
    const isOfSite = (url: URL) =>
      url.origin === window.location.origin && url.pathname.startsWith(baseUrl);
    const key = navigation && findPreviousPage(navigation, isOfSite);
    if (!navigation || !key || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigation.traverseTo(key);
  };
  return { parent, goBack };
}
