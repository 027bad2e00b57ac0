/** Replaces modules of the framework in the bundle, and detects replacements that no longer apply. */
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { toInternalMessage, type InternalId } from './internals';

/** A replacement for a module of the framework. */
export interface Replacement {
  readonly internal: InternalId;
  /** The import of the framework. */
  readonly request: RegExp;
  /** The folder of the importing modules. Any folder if omitted. */
  readonly importer?: RegExp;
  /** The replacement module, which nothing else imports under this name. */
  readonly file: string;
}

const client = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;
const file = (name: string) => path.join(__dirname, 'client', name);
/** Each has a unique name, so that a missing replacement is detected. */
const nothing = (name: string) => file(`stubs.js?${name}`);

/**
 * Modules that the client of the portal replaces:
 * - `normalizeLocation` fails on URLs that cannot be decoded, such as `/docs/errors#%`.
 * - `prefetch` loads the page of every link in view; hovering loads just the one wanted.
 * - `prism-include-languages` loads all of Prism with every page; code is coloured by src/highlight.
 * - `nprogress` draws a bar during navigation; pages load while the pointer is on their link.
 * - `tslib` has 30 helpers, of which the client calls one.
 */
export const clientModules: readonly Replacement[] = [
  {
    internal: 'client-modules',
    request: /^\.\/normalizeLocation$/,
    importer: client,
    file: file('decodable-location.ts'),
  },
  {
    internal: 'client-modules',
    request: /^\.\/prefetch$/,
    importer: client,
    file: nothing('prefetch'),
  },
  {
    internal: 'client-modules',
    request: /theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/,
    file: nothing('prism'),
  },
  {
    internal: 'client-modules',
    request: /theme-classic[\\/]lib[\\/]nprogress(\.js)?$/,
    file: nothing('nprogress'),
  },
  {
    internal: 'client-modules',
    request: /^tslib$/,
    importer: /@docusaurus[\\/]utils-common[\\/]lib$/,
    file: file('stubs.js'),
  },
];

/**
 * Fails the compilation if a replacement module is missing, since the framework has moved the
 * original. (Replacements are not counted, since cached modules of `start` are not resolved again.)
 */
export function replaceModules(
  { instance }: CurrentBundler,
  replacements: readonly Replacement[],
): WebpackPluginInstance[] {
  const plugins = replacements.map(
    ({ request, importer, file }): WebpackPluginInstance =>
      new instance.NormalModuleReplacementPlugin(request, (found: Found) => {
        if (!importer || importer.test(found.context)) found.request = file;
      }),
  );
  return [...plugins, new ReplacementCheck(replacements)];
}

interface Found {
  request: string;
  readonly context: string;
}

class ReplacementCheck implements WebpackPluginInstance {
  constructor(private readonly replacements: readonly Replacement[]) {}

  apply({ hooks, webpack: { WebpackError } }: Compiler): void {
    const name = 'replacement-check';
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const files = new Set(
          [...modules].map((module) => 'resource' in module && module.resource),
        );
        const unused = this.replacements.filter(({ file }) => !files.has(file));
        const errors = unused.map(({ internal, request, importer }) => {
          const folder = importer ? ` in a folder that matches ${importer}` : '';
          return toInternalMessage(internal, `no import${folder} matches ${request}`);
        });
        compilation.errors.push(...errors.map((message) => new WebpackError(message)));
      });
    });
  }
}
