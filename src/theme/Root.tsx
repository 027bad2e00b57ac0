/** Provides the state that persists across pages: toasts and the sidebar drawer. */
import { type ReactNode, useEffect } from 'react';
import { DrawerProvider } from '@site/src/components/Shell/drawer';
import ToastProvider from '@site/src/components/Shell/Toast';

interface Props {
  readonly children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  usePrintedDetails();
  return (
    <ToastProvider>
      <DrawerProvider>{children}</DrawerProvider>
    </ToastProvider>
  );
}

/** Opens all details while a page is printed, because paper cannot open them. */
function usePrintedDetails(): void {
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
