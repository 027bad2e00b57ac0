/** The parts of the theme that all pages show, which the framework loads from a file each. */

const parts: ReadonlySet<string> = new Set([
  ...['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
]);

const shell = 'shell';

/**
 * The code of a dynamic import in a client table. Only the parts of the shell get the name of a
 * chunk, because the runtime lists all names.
 */
export function toImport(module: string): string {
  const name = parts.has(module) ? `/* webpackChunkName: "${shell}" */ ` : '';
  return `import(${name}${JSON.stringify(module)})`;
}

/** Settings of the bundler that add the shell to the chunk of the code that most pages share. */
export const shellGroup = {
  name: 'common',
  chunks: ({ name }: { readonly name?: string | null }) => name === shell,
  minChunks: 1,
  enforce: true,
  priority: 45,
} as const;
