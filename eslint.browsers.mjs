/**
 * ESLint rules for code that runs in browsers. They forbid what the compiler knows, but a browser of
 * the `browserslist` in package.json does not support. (eslint-plugin-compat checks neither methods
 * nor JSX, and requires a newer Node than this project.)
 */

const files = [
  ...['catalogue', 'routes', 'page-data', 'request', 'samples', 'exports', 'changelog'],
  ...['highlight', 'components', 'theme', 'framework/client'],
].map((folder) => `src/${folder}/**`);

/** Members of global objects, by object. */
const statics = {
  URL: ['canParse', 'parse'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers'],
  AbortSignal: ['any'],
  Intl: ['Segmenter'],
  CSS: ['highlights', 'registerProperty'],
  Document: ['parseHTMLUnsafe'],
  window: ['requestIdleCallback'],
  document: ['startViewTransition', 'caretPositionFromPoint'],
};

const methods = 'showPopover|hidePopover|togglePopover|getHTML|setHTMLUnsafe|computedStyleMap';

const message = 'Not supported by all browsers of the browserslist in package.json.';

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
      'no-restricted-syntax': [
        'error',
        ...[
          `CallExpression[callee.property.name=/^(${methods})$/]`,
          'JSXAttribute[name.name=/^popover/]',
          "JSXOpeningElement[name.name='search']",
        ].map((selector) => ({ selector, message })),
      ],
    },
  },
];
