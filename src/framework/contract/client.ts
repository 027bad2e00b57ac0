import type { Line } from './line';

/** Internals that browser code uses, other than theme components. */
export const clientLines = [
  {
    id: 'normalize-location',
    touches: '`core/lib/client/normalizeLocation`, called with every URL before it is shown',
    mark: 'normalizeLocation',
    where: ['src/framework/build/decodable.ts', 'src/framework/client/decodable-location.ts'],
    why: 'a fragment that cannot be decoded would show the error view',
    instead: 'a framework that ignores such a fragment',
  },
  {
    id: 'providers',
    touches:
      'three providers of `theme-common/internal`, and the provider of the preferred version',
    mark: 'theme-common/internal',
    where: ['src/framework/client/providers.ts'],
    why: 'the layout omits features that the portal does not use',
    instead: 'a public list of providers',
    upstream: 7759,
  },
  {
    id: 'docs-client',
    touches: 'five undocumented exports of `plugin-content-docs/client`',
    mark: 'useDocRootMetadata,\n',
    where: ['src/framework/client/docs.ts'],
    why: 'replaced components need the current page',
    instead: 'documentation of these hooks',
    upstream: 7759,
  },
  {
    id: 'header-class',
    touches: 'the class `navbar`, which `useTOCHighlight` measures',
    mark: "= 'navbar'",
    where: ['src/framework/client/header.ts'],
    why: "the table of contents highlights the heading below the portal's header",
    instead: 'a CSS variable for the height',
  },
  {
    id: 'storage',
    touches: '`createStorageSlot` of `theme-common`, which is not documented',
    mark: 'createStorageSlot }',
    where: [
      'src/components/TryOutForm/useTryOut.ts',
      'src/components/Home.tsx',
      'src/components/ui/choice.ts',
    ],
    why: 'stored values use the namespace of the site',
    instead: 'documentation of the function',
  },
  {
    id: 'client-exports',
    touches: '`core/lib/client/exports`, the target of the alias `@docusaurus`',
    mark: 'client/exports',
    where: ['jest.config.mjs'],
    why: 'component tests use the real components',
    instead: 'a package with these components',
  },
] as const satisfies readonly Line[];
