/** Modules of the framework that pages do not need. */
import path from 'node:path';
import type { Replacement } from './replace';

/** Each has a unique name, so that a missing replacement is detected. */
const nothing = (name: string) => `${path.join(__dirname, '../client/nothing.js')}?${name}`;

const themeModule = (line: 'prism-include-languages' | 'nprogress'): Replacement => ({
  line,
  request: new RegExp(String.raw`theme-classic[\\/]lib[\\/]${line}(\.js)?$`),
  file: nothing(line),
});

/**
 * - `prism-include-languages` loads all of Prism with every page; code is coloured by src/highlight.
 * - `nprogress` draws a bar during navigation; pages load while the pointer is on their link.
 * - `client/prefetch` loads the page of every link in view; hovering loads just the one wanted.
 * - `tslib` has 30 helpers, of which the client calls one.
 */
export const unwantedModules: readonly Replacement[] = [
  themeModule('prism-include-languages'),
  themeModule('nprogress'),
  {
    line: 'prefetch',
    request: /^\.\/prefetch$/,
    importer: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    file: nothing('prefetch'),
  },
  {
    line: 'tslib',
    request: /^tslib$/,
    importer: /@docusaurus[\\/]utils-common[\\/]lib$/,
    file: path.join(__dirname, '../client/tslib.ts'),
  },
];

/**
 * A rule of the bundler for packages that do nothing when they are imported, so that imports whose
 * names are not used are removed, such as those of the router's `withRouter`.
 */
export const pureModules = {
  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
} as const;
