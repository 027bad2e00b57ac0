/** The framework's providers, except those for its header and announcement bar. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Layout/Provider';
import { VersionProvider } from '@site/src/components/Shell/versions';
import {
  ColorModeProvider,
  composeProviders,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@site/src/framework/client/providers';

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
