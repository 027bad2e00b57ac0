/** Runs Docusaurus on a project, with the portal's configuration. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { generatedFolder, type Portal, type Project } from '../../src/project';
import { apiVariable, folderVariable, localeVariable } from '../../src/project/folder';
import { runPackage } from './programs';

interface Options {
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

type Place = Pick<Project, 'id' | 'folder'> & { readonly portal: Pick<Portal, 'folder'> };

/** Resolves to the exit code. */
export function runDocusaurus(
  project: Place,
  words: readonly string[],
  { flags = [], env }: Options = {},
): Promise<number> {
  // That of an API among several has nothing but its versions.
  mkdirSync(project.folder, { recursive: true });
  return runPackage('node', [...flags, program, ...words], {
    cwd: project.folder,
    env: { ...process.env, ...toSettings(project), ...toLocale(words), ...env },
  });
}

/** The language that Docusaurus is told, for our own code. */
function toLocale(words: readonly string[]) {
  const at = words.findLastIndex((word) => /^(--locale|-l)(=|$)/.test(word));
  const locale = words[at]?.split('=')[1] ?? (at < 0 ? undefined : words[at + 1]);
  return locale !== undefined && { [localeVariable]: locale };
}

const program = path.join(__dirname, 'docusaurus-cli.mjs');

/** The arguments of `build` and `start`. The other commands read the environment. */
export function toPlaces({ folder }: Pick<Place, 'folder'>): readonly string[] {
  return [folder, '--config', configuration];
}

const configuration = require.resolve('../../docusaurus.config');

export function toSettings({ id, folder, portal }: Place) {
  return {
    [folderVariable]: portal.folder,
    [apiVariable]: id,
    DOCUSAURUS_CLI_SITE_DIR: folder,
    DOCUSAURUS_CLI_CONFIG: configuration,
    // It looks for React in the folder of the project. plugins/bundler knows where it is.
    DOCUSAURUS_NO_REACT_ALIASES: 'true',
    // It looks there for the browsers, too.
    BROWSERSLIST_CONFIG: require.resolve('../../package.json'),
    // The policy blocks the `data:` URLs that smaller pictures would have.
    WEBPACK_URL_LOADER_LIMIT: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(generatedFolder, 'site'),
    // Without end tags, converters for agents find neither the article nor the cells of tables.
    // Minifying would take a tenth of the time, and save 4 % of the weight.
    SKIP_HTML_MINIFICATION: 'true',
  };
}
