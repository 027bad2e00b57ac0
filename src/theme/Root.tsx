/** Provides the state that persists across pages: toasts and the sidebar drawer. */
import { composeProviders } from '@docusaurus/theme-common';
import { DrawerProvider } from '@portal/src/components/Shell/drawer';
import ToastProvider from '@portal/src/components/Shell/Toast';

export default composeProviders([ToastProvider, DrawerProvider]);
