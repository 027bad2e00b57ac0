/** The parts of the theme that all pages show, which the framework loads from a file each. */

const parts: ReadonlySet<string> = new Set([
  ...['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
]);

/**
 * The code of an import in a client table. The parts are in the main file. No file gets a name,
 * because the runtime would list it.
 */
export function toImport(module: string): string {
  const mode = parts.has(module) ? '/* webpackMode: "eager" */ ' : '';
  return `import(${mode}${JSON.stringify(module)})`;
}
