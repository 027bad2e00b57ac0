/** Providers of state that theme components share. */
export { composeProviders } from '@docusaurus/theme-common';
export {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
export { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
