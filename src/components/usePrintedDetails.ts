import { useEffect } from 'react';

/** Opens all details while a page is printed, because paper cannot open them. */
export function usePrintedDetails(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    // Before the browser counts the pages, unlike a change of the media query.
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const restore = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
