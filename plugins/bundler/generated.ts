/** Edits modules that the framework generates before they are bundled. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { codeAlias, modulesFolder, root } from './places';

/** A bundler rule. `file` is a file or a folder, relative to the folder of generated files. */
export function editGenerated(
  { generatedFilesDir }: LoadContext,
  file: string,
  edit: (source: string) => string,
) {
  return {
    include: path.join(generatedFilesDir, file),
    use: [{ loader: path.join(__dirname, 'generated-loader.js'), options: { edit } }],
  };
}

/**
 * A rule that removes the paths of folders from a generated module with absolute paths. The bundler
 * derives the names of chunks from these paths, and its minifier the names of variables, so the build
 * would depend on the location of its folders.
 */
export function removePaths(context: LoadContext) {
  return editGenerated(context, 'client-modules.js', (source) =>
    source
      .replaceAll(`${root}/`, `${codeAlias}/`)
      .replaceAll(`${modulesFolder}/`, '')
      .replaceAll(`${context.siteDir}/`, '@site/'),
  );
}

/** Settings that only a build reads. Some contain paths. */
const settingsOfBuild = ['markdown', 'plugins', 'presets', 'ssrTemplate', 'staticDirectories'];

/** Removes settings that no page reads. */
export function removeSettings(context: LoadContext) {
  return editGenerated(context, 'docusaurus.config.mjs', (source) => {
    const [before = '', config = '{}'] = source.split(/(?<=export default )|;\s*$/);
    const others = Object.entries(JSON.parse(config) as object).filter(
      ([name]) => !settingsOfBuild.includes(name),
    );
    return `${before}${JSON.stringify(Object.fromEntries(others))};`;
  });
}

/** The parts of the theme that all pages show, which the framework loads from a file each. */
const shell: ReadonlySet<string> = new Set([
  ...['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
]);

/**
 * The code of an import in a client table. The shell is in the main file. No file gets a name,
 * because the runtime would list it.
 */
function toImport(module: string): string {
  const mode = shell.has(module) ? '/* webpackMode: "eager" */ ' : '';
  return `import(${mode}${JSON.stringify(module)})`;
}

/** Removes module names and IDs, which only the server needs. */
export function editRegistry(source: string): string {
  const row =
    /import\(\/\* webpackChunkName: "[^"]*" \*\/ ("[^"]*")\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;
  return source.replaceAll(
    row,
    (_, module: string) => `${toImport(JSON.parse(module) as string)}]`,
  );
}
