/** Provides the state that persists across pages: toasts and the sidebar drawer. */
import type { ReactNode } from 'react';
import { SidebarProvider } from '@site/src/components/Sidebar/context';
import ToastProvider from '@site/src/components/Toast';
import { usePrintedDetails } from '@site/src/components/usePrintedDetails';

interface Props {
  readonly children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  usePrintedDetails();
  return (
    <ToastProvider>
      <SidebarProvider>{children}</SidebarProvider>
    </ToastProvider>
  );
}
