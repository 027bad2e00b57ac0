/** Puts the state that outlives pages, toasts and the sidebar's drawer, around the whole site. */
import type { ReactNode } from 'react';
import { SidebarProvider } from '@site/src/components/Sidebar/context';
import ToastProvider from '@site/src/components/Toast';

interface Props {
  readonly children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  return (
    <ToastProvider>
      <SidebarProvider>{children}</SidebarProvider>
    </ToastProvider>
  );
}
