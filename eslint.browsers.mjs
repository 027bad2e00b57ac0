/**
 * ESLint rules for code that runs in browsers. They forbid what the compiler knows, but a browser of
 * the `browserslist` in package.json does not support. (eslint-plugin-compat checks neither methods
 * nor JSX, and requires a newer Node than this project.)
 */

const files = [
  ...['openapi', 'words', 'messages', 'catalogue', 'routes', 'page-data', 'request', 'samples'],
  ...['exports', 'changelog', 'search', 'highlight', 'components', 'theme'],
].map((folder) => `src/${folder}/**`);

/** Members of global objects, by object. */
const statics = {
  URL: ['canParse', 'parse'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers'],
  AbortSignal: ['any'],
  CSS: ['highlights', 'registerProperty'],
  Document: ['parseHTMLUnsafe'],
  window: ['requestIdleCallback'],
  document: ['startViewTransition', 'caretPositionFromPoint'],
};

const methods = 'showPopover|hidePopover|togglePopover|getHTML|setHTMLUnsafe|computedStyleMap';

const message = 'Not supported by all browsers of the browserslist in package.json.';

const unsupported = [
  `CallExpression[callee.property.name=/^(${methods})$/]`,
  'JSXAttribute[name.name=/^popover/]',
  "JSXOpeningElement[name.name='search']",
].map((selector) => ({ selector, message }));

const untranslated = [
  'JSXText',
  'JSXAttribute[name.name=/^(aria-label|alt|title)$/] > Literal',
].map((node) => ({
  selector: `${node}[value=/[A-Za-z]{2}/]`,
  message: 'A text is a message, so that it can be translated: see src/messages/en.',
}));

/** @type {import('eslint').Linter.Config[]} */
export const browserRules = [
  {
    files: [...files, 'plugins/*/client/**'],
    rules: {
      'no-restricted-globals': ['error', 'requestIdleCallback', 'ClipboardItem'],
      'no-restricted-properties': [
        'error',
        ...Object.entries(statics).flatMap(([object, properties]) =>
          properties.map((property) => ({ object, property, message })),
        ),
      ],
      'no-restricted-syntax': ['error', ...unsupported],
    },
  },
  {
    files: ['src/components/**', 'src/theme/**'],
    // They show what there is to editors of the portal.
    ignores: ['src/components/Design*'],
    rules: { 'no-restricted-syntax': ['error', ...unsupported, ...untranslated] },
  },
];
