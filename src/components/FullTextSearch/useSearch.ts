import { useMemo } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useVersionPath } from '../Shell/versions';
import { createSearch, type Search } from './search';

/** The search in the index of the displayed version. */
export function useSearch(): Search {
  const folder = useBaseUrl(`${useVersionPath()}/`);
  return useMemo(() => createSearch(folder), [folder]);
}
