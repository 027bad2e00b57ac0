/** Provides the state that persists across pages: toasts and the sidebar drawer. */
import { composeProviders } from '@docusaurus/theme-common';
import { DrawerProvider } from '@site/src/components/Shell/drawer';
import ToastProvider from '@site/src/components/Shell/Toast';

export default composeProviders([ToastProvider, DrawerProvider]);
