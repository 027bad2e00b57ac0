/** State that parts of the theme share, which the framework's own layout provides. */
export { composeProviders } from '@docusaurus/theme-common';
export {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
export { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
