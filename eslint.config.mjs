import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { browserRules } from './eslint.browsers.mjs';
import { importRules } from './eslint.imports.mjs';
import { root } from './scripts/lib/paths.mjs';

/**
 * @param {number} max
 * @returns {import('eslint').Linter.RulesRecord}
 */
const maxLines = (max) => ({ 'max-lines': ['error', { max }] });

/**
 * @param {number} max
 * @returns {import('eslint').Linter.RulesRecord}
 */
const maxFunctionLines = (max) => ({ 'max-lines-per-function': ['error', { max, IIFEs: true }] });

export default defineConfig(
  {
    ignores: [
      '**/build/',
      'dist/',
      'hosts/',
      'examples/*/hosts/',
      '.docusaurus/',
      '**/.portal/',
      'coverage/',
      'docs/reference/',
      'reports/',
      'versioned_docs/',
      'versioned_sidebars/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      // The compiler checks globals, including those in scripts.
      'no-undef': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-expect-error': 'allow-with-description',
          'ts-ignore': true,
          'ts-nocheck': true,
          minimumDescriptionLength: 3,
        },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Limits are in code points, so strings are spread to count them.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // There are no enums and few classes, and these two take a fifth of the time.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      ...maxLines(300),
      ...maxFunctionLines(60),
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    settings: { 'jsx-a11y': { components: { Heading: 'h2' } } },
    rules: {
      'jsx-a11y/anchor-is-valid': ['error', { components: ['Link'], specialLink: ['to'] }],
      // A scrollable block must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group'] }],
      ...maxFunctionLines(100),
    },
  },
  { files: ['src/catalogue/**'], rules: maxLines(400) },
  {
    // Texts of documents and pages may be hostile, so that each pattern must be linear.
    files: ['src/**', 'plugins/**', 'scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['test/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...browserRules,
  ...importRules,
);
