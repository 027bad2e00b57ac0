/** Which files contain the code that several pages share. All other code is in the file of its page. */
import path from 'node:path';

const sources = path.join(__dirname, '../../src');

/** Modules that most pages need. They are in the main file, next to the layout. */
export const mainModules = [
  require.resolve('@mdx-js/react'),
  ...[
    ...['components/Badge', 'components/CodeBlock', 'components/InlineText', 'components/PageData'],
    ...['components/useHashTarget.ts', 'catalogue/schema.ts', 'site-map/anchors.ts'],
  ].map((module) => path.join(sources, module)),
];

const endpoint = [
  ...['EndpointPage', 'TryOutForm', 'SharedForm', 'CodeExample', 'Panel', 'Tabs'].map(
    (name) => `src/components/${name}`,
  ),
  ...['src/request', 'src/samples', 'src/exports/csv'],
  ...['src/catalogue/formats', 'src/catalogue/secrets', 'src/components/PageMenu/pageForm'],
];

const text = [
  ...['MDXComponents', 'Admonition', 'Details', 'CodeBlock', 'CodeInline'].map(
    (name) => `theme/${name}`,
  ),
  ...['theme-classic/lib/theme/MDXContent', 'theme-common/lib/utils/admonitionUtils'],
];

/**
 * Settings of the bundler: pages with a form or a sample load `endpoint`, and pages with Markdown
 * text load `text`. A module that is missing here is part of each page that needs it.
 */
export const groups = { endpoint: toGroup('endpoint', endpoint), text: toGroup('text', text) };

function toGroup(name: string, places: readonly string[]) {
  const patterns = places.map((place) => place.replaceAll('/', String.raw`[\\/]`));
  return {
    name,
    test: new RegExp(String.raw`[\\/](?:${patterns.join('|')})[\\/.]`),
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
    priority: 45,
  };
}
