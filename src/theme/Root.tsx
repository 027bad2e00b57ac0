/** Provides the state that persists across pages: toasts and the sidebar drawer. */
import type { ReactNode } from 'react';
import { DrawerProvider } from '@site/src/components/Shell/drawer';
import ToastProvider from '@site/src/components/Shell/Toast';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ToastProvider>
      <DrawerProvider>{children}</DrawerProvider>
    </ToastProvider>
  );
}
