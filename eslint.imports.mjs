/** The allowed imports (see ARCHITECTURE.md), as ESLint configuration. */
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { root } from './scripts/lib/paths.mjs';

/** Folders without React, Docusaurus, Node or the DOM, and their allowed imports. */
const pureFolders = {
  'src/messages': [],
  'src/openapi': [],
  'src/words': ['src/openapi'],
  'src/catalogue': ['src/openapi'],
  'src/routes': ['src/openapi'],
  'src/page-data': ['src/openapi'],
  'src/request': ['src/openapi', 'src/words'],
  'src/samples': ['src/openapi', 'src/words', 'src/request'],
  'src/exports': ['src/openapi', 'src/words', 'src/routes', 'src/request', 'src/samples'],
  'src/changelog': ['src/openapi', 'src/words', 'src/routes', 'src/page-data'],
  'src/search': ['src/openapi', 'src/routes'],
  'src/mcp': [
    ...[
      'src/openapi',
      'src/search',
      'src/words',
      'src/routes',
      'src/page-data',
      'src/request',
      'src/samples',
    ],
  ],
  'src/hosting': [],
};

const pure = Object.keys(pureFolders);
/** Node: code that plugins and scripts share. */
const node = ['src/check', 'src/project', 'src/load', 'src/content', 'src/versions'];
/** Single files, such as the types of the site. */
const single = 'src/*.ts';

/** All code may say something. */
const withMessages = Object.fromEntries(
  Object.entries(pureFolders).map(([folder, imports]) => [folder, ['src/messages', ...imports]]),
);

/** @type {Readonly<Record<string, readonly string[]>>} */
const mayImport = {
  ...withMessages,
  [single]: ['src/messages', 'src/openapi', 'src/samples', 'src/exports'],
  'src/check': [...pure, single],
  'src/project': [...pure, single, 'src/check'],
  'src/load': [...pure, single, 'src/check', 'src/project'],
  'src/content': [...pure, single, 'src/check', 'src/project', 'src/load'],
  'src/versions': [...pure, single, 'src/project'],
  // Browser.
  'src/highlight': [],
  'src/components': [...pure, single, 'src/highlight'],
  'src/theme': [...pure, single, 'src/highlight', 'src/components'],
  // Code that nothing else imports.
  plugins: [...pure, single, ...node],
  // Measurements start the browser of the tests.
  scripts: [...pure, single, ...node, 'plugins', 'test'],
};

/** Nothing imports code that is not listed above: tests and configuration files. */
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
  // Nothing imports tests, so checking them for circular imports only takes time.
  {
    files: ['src/**', 'plugins/**', 'scripts/**'],
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: pure.map((folder) => `${folder}/**`),
    rules: {
      'no-restricted-globals': ['error', ...foreignGlobals],
      // The types of Markdown nodes and of OpenAPI are packages without code.
      ...forbid(
        '^(?!(mdast|openapi-types)$)[^.]',
        'Pure code cannot import packages. Use a relative path.',
      ),
    },
  },
  {
    files: ['plugins', ...node].map((folder) => `${folder}/**`),
    rules: forbid(
      '^@theme/|^[.]{1,2}/(.*/)?client/',
      'Theme components and plugins/bundler/client run in the browser, but this code runs in Node.',
    ),
  },
  {
    files: [...node, 'plugins'].map((folder) => `${folder}/**`).concat('*.ts'),
    ignores: ['src/project/**', 'plugins/*/client/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/project reads the environment.' },
      ],
    },
  },
  {
    files: ['plugins/*/client/**'],
    rules: forbid(
      '^node:|^[.]{1,2}/(?!.*(shards/model|src/sidebar)$)',
      'The other files of plugins run in Node, but this code runs in the browser.',
    ),
  },
];

/**
 * All paths that a folder must not import. A zone cannot contain both globs and folders.
 * @param {string} folder
 */
function toZones(folder) {
  const allowed = [folder, ...(mayImport[folder] ?? [])];
  const foreign = everything.filter((other) => !allowed.includes(other));
  const message = `${folder} can import only ${allowed.join(', ')} from this repository.`;
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
