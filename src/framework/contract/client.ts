import type { Line } from './line';

/** Internals that the browser's code touches, beside parts of the theme. */
export const clientLines = [
  {
    id: 'normalize-location',
    touches: '`core/lib/client/normalizeLocation`, called with every address before it is shown',
    mark: 'normalizeLocation',
    where: ['src/framework/build/decodable.ts', 'src/framework/client/decodable-location.ts'],
    why: 'a fragment that cannot be decoded would end in the view of an error',
    instead: 'a framework that ignores such a fragment',
  },
  {
    id: 'search-worker',
    touches: '`searchByWorker` of search-local, what it answers, and `search-index.json`',
    mark: 'client/theme/searchByWorker',
    where: [
      'src/framework/client/search-index.ts',
      'src/framework/client/search-local.d.ts',
      'src/framework/client/search-worker.ts',
    ],
    why: 'the portal draws the results',
    instead: 'an exported function that searches',
  },
  {
    id: 'providers',
    touches: 'three providers of `theme-common/internal`, and that of the preferred version',
    mark: 'theme-common/internal',
    where: ['src/framework/client/providers.ts'],
    why: 'the layout leaves out what the portal has not',
    instead: 'a public list of providers by need',
    upstream: 7759,
  },
  {
    id: 'docs-client',
    touches: 'five names of `plugin-content-docs/client` that are not documented',
    mark: 'useDocRootMetadata,\n',
    where: ['src/framework/client/docs.ts'],
    why: 'replaced parts know which page they show',
    instead: 'documentation of these hooks',
    upstream: 7759,
  },
  {
    id: 'header-class',
    touches: 'the class `navbar`, which `useTOCHighlight` measures',
    mark: "= 'navbar'",
    where: ['src/framework/client/header.ts'],
    why: "the contents mark the heading below the portal's header",
    instead: 'a CSS variable of the height',
  },
  {
    id: 'storage',
    touches: '`createStorageSlot` of `theme-common`, which is not documented',
    mark: 'createStorageSlot }',
    where: ['src/components/WelcomeToast/useWelcome.ts', 'src/components/choice.ts'],
    why: "what is remembered is kept in the site's own name space",
    instead: 'documentation of the function',
  },
  {
    id: 'client-exports',
    touches: '`core/lib/client/exports`, which the alias `@docusaurus` stands for',
    mark: 'client/exports',
    where: ['jest.config.mjs'],
    why: 'component tests use the real parts',
    instead: 'a package with these parts',
  },
] as const satisfies readonly Line[];
