/**
 * ESLint rules for code that runs in browsers. They forbid features that a browser of the
 * `browserslist` in package.json does not support. (eslint-plugin-compat checks neither methods nor
 * JSX, and requires a newer Node than this project.)
 */

const files = [
  ...['catalogue', 'site-map', 'page-data', 'request', 'samples', 'exports', 'changelog'],
  ...['highlight', 'components', 'theme'],
].map((folder) => `src/${folder}/**`);

/** Members of global objects, by object. */
const statics = {
  URL: ['canParse', 'parse'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  AbortSignal: ['any'],
  RegExp: ['escape'],
  Math: ['sumPrecise', 'f16round'],
  Error: ['isError'],
  Uint8Array: ['fromBase64', 'fromHex'],
  Intl: ['DurationFormat', 'Segmenter'],
  CSS: ['highlights', 'registerProperty'],
  Document: ['parseHTML', 'parseHTMLUnsafe'],
  window: ['navigation', 'requestIdleCallback', 'scheduler'],
  document: ['startViewTransition', 'caretPositionFromPoint'],
};

const globals = ['requestIdleCallback', 'scheduler', 'Iterator', 'ClipboardItem'];

/** Methods whose names do not exist on older objects. */
const methods = [
  ...[
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
    'symmetricDifference',
    'union',
    'intersection',
  ],
  ...['showPopover', 'hidePopover', 'togglePopover', 'moveBefore', 'getHTML', 'setHTML'],
  ...['setHTMLUnsafe', 'computedStyleMap', 'ariaNotify', 'toBase64', 'toHex'],
];

const steps = 'map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find';

const message = 'Not supported by all browsers of the browserslist in package.json.';

/** @type {import('eslint').Linter.Config[]} */
export const browserRules = [
  {
    files: [...files, 'plugins/*/client/**', 'plugins/bundler/shards/model.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...Object.entries(statics).flatMap(([object, properties]) =>
          properties.map((property) => ({ object, property, message })),
        ),
      ],
      'no-restricted-syntax': [
        'error',
        ...[
          `CallExpression[callee.property.name=/^(${methods.join('|')})$/]`,
          // Iterator helpers, such as `map.values().map(…)`.
          `CallExpression[callee.property.name=/^(${steps})$/][callee.object.callee.property.name=/^(values|keys|entries|matchAll)$/]:not([callee.object.callee.object.name='Object'])`,
          `:matches(NewExpression, CallExpression, MemberExpression) > Identifier[name=/^(${globals.join('|')})$/]:not(.property)`,
          'Literal[regex.flags=/v/]',
          'JSXAttribute[name.name=/^popover/]',
          "JSXOpeningElement[name.name='search']",
        ].map((selector) => ({ selector, message })),
      ],
    },
  },
];
