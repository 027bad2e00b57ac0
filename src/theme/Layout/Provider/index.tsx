/** The framework's providers without those of its header and announcement bar, which are not used. */
import type { ReactNode } from 'react';
import { composeProviders } from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/Layout/Provider';
import VersionProvider from '@site/src/components/Version/context';

const Provider = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <Provider>
      <VersionProvider>{children}</VersionProvider>
    </Provider>
  );
}
