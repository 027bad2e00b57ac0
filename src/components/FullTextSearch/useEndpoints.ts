import { useEffect, useEffectEvent, useMemo } from 'react';
import type { TitledEndpoint } from '@site/src/titles';
import { useTitles } from '../TitleSearch/useTitles';

/** The endpoints of the displayed version by the URL of their page. Empty until they are loaded. */
export function useEndpoints(): ReadonlyMap<string, TitledEndpoint> {
  const { titles, load } = useTitles();
  const loadTitles = useEffectEvent(load);
  useEffect(() => {
    loadTitles();
  }, []);
  return useMemo(() => {
    const pages = titles.status === 'loaded' ? titles.pages : [];
    return new Map(
      pages.flatMap(({ permalink, endpoint }) => (endpoint ? [[permalink, endpoint]] : [])),
    );
  }, [titles]);
}
