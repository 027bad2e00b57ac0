/** Provides the state that persists across pages: toasts and the sidebar drawer. */
import type { ReactNode } from 'react';
import { DrawerProvider } from '@site/src/components/Shell/drawer';
import ToastProvider from '@site/src/components/Shell/Toast';

interface Props {
  readonly children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  return (
    <ToastProvider>
      <DrawerProvider>{children}</DrawerProvider>
    </ToastProvider>
  );
}
