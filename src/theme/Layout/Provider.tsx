/** The framework's providers, except those for its header and announcement bar. */
import type { ReactNode } from 'react';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { composeProviders } from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Layout/Provider';
import { VersionProvider } from '@site/src/components/Shell/versions';

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
