/** Who may import whom (see ARCHITECTURE.md), as ESLint configuration. */
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { root } from './paths.mjs';

/** Folders that know neither React, nor Docusaurus, nor Node, nor the DOM, with what they import. */
const pureFolders = {
  'src/catalogue': [],
  'src/site-map': ['src/catalogue'],
  'src/page-data': ['src/catalogue'],
  'src/request': ['src/catalogue'],
  'src/samples': ['src/catalogue', 'src/request'],
  'src/exports': ['src/catalogue', 'src/request', 'src/samples'],
  'src/changelog': ['src/catalogue', 'src/site-map'],
  'src/hosting': [],
};

const pure = Object.keys(pureFolders);
/** Single files, such as the settings of the site. */
const single = 'src/*.ts';

/** @type {Readonly<Record<string, readonly string[]>>} */
const mayImport = {
  ...pureFolders,
  [single]: ['src/catalogue'],
  // The wall before the framework: what touches its internals.
  'src/framework': [],
  // Node: what several plugins and scripts share.
  'src/content': [...pure, single, 'src/framework'],
  'src/versions': [...pure, single],
  // Browser.
  'src/highlight': [],
  'src/components': [...pure, single, 'src/framework', 'src/highlight'],
  'src/theme': [...pure, single, 'src/framework', 'src/highlight', 'src/components'],
  'src/types': [single],
  // Whatever is at the end of the arrows.
  plugins: [...pure, single, 'src/framework', 'src/content', 'src/versions'],
  scripts: [...pure, single, 'src/framework', 'src/content', 'src/versions', 'plugins'],
};

/** Nobody imports what is not listed above: tests, and the settings of tools. */
const everything = [...Object.keys(mayImport), 'test', '*.{ts,mjs}'];

const foreignGlobals = [
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'],
  ...['process', 'Buffer', 'require', '__dirname', '__filename'],
];

/** @type {import('eslint').Linter.Config[]} */
export const importRules = [
  {
    plugins: { 'import-x': /** @type {import('eslint').ESLint.Plugin} */ (importX) },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: Object.keys(mayImport).flatMap(toZones) },
      ],
    },
  },
  // Nobody imports tests: looking for their circles only takes time.
  {
    files: ['src/**', 'plugins/**', 'scripts/**'],
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: pure.map((folder) => `${folder}/**`),
    rules: {
      'no-restricted-globals': ['error', ...foreignGlobals],
      ...forbid(
        '^[^.]',
        'Facts and what is made from them know no package: write a relative path.',
      ),
    },
  },
  {
    files: ['src/components/**', 'src/theme/**'],
    rules: forbid('/framework/(?!client/)', 'The rest of src/framework runs in Node.'),
  },
  {
    files: ['plugins/**', 'src/content/**', 'src/versions/**'],
    rules: forbid('^@theme/', 'Parts of the theme run in the browser, this in Node.'),
  },
];

/**
 * All paths that a folder may not import. Globs and folders cannot stand in one zone.
 * @param {string} folder
 */
function toZones(folder) {
  const allowed = [folder, ...(mayImport[folder] ?? [])];
  const foreign = everything.filter((other) => !allowed.includes(other));
  const message = `${folder} imports ${allowed.join(', ')} and nothing else of this repository.`;
  return [true, false].map((isGlob) => ({
    target: folder,
    from: foreign.filter((other) => other.includes('*') === isGlob),
    message,
  }));
}

/**
 * @param {string} regex
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
function forbid(regex, message) {
  return { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] };
}
