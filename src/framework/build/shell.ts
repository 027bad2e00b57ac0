/** The parts of the theme that all pages show, which the framework loads from a file each. */
import { simpleHash } from '@docusaurus/utils';

const parts = [
  ...['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];

/** The names of their chunks in a production build. */
const shellChunks: ReadonlySet<string> = new Set(parts.map((part) => simpleHash(part, 8)));

/** Settings of the bundler that add them to the chunk of the code that most pages share. */
export const shellGroup = {
  name: 'common',
  chunks: ({ name }: { readonly name?: string | null }) => shellChunks.has(name ?? ''),
  minChunks: 1,
  enforce: true,
  priority: 45,
} as const;
