import { useEffect } from 'react';
import { dispatch } from './events';

interface Page {
  readonly permalink: string;
  readonly title: string;
}

/** Dispatches the event of a page. A script that loads later finds the path at the root element. */
export function usePageEvent({ permalink: path, title }: Page): void {
  useEffect(() => {
    document.documentElement.dataset['page'] = path;
    dispatch('portal:page', { path, title });
  }, [path, title]);
}
