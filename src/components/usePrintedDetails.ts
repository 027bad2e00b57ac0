import { useEffect } from 'react';

/** Opens all details while a page is printed, because paper cannot open them. */
export function usePrintedDetails(): void {
  useEffect(() => {
    const print = window.matchMedia('print');
    let opened: readonly HTMLDetailsElement[] = [];
    const onChange = () => {
      for (const details of opened) details.open = false;
      opened = print.matches
        ? [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
        : [];
      for (const details of opened) details.open = true;
    };
    onChange();
    print.addEventListener('change', onChange);
    return () => print.removeEventListener('change', onChange);
  }, []);
}
