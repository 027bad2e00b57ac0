/**
 * Replaces modules of the framework in the bundle, and detects replacements that no longer apply.
 */
import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { toContractMessage, type LineId } from '../contract';

/** A replacement for a module of the framework. */
export interface Replacement {
  /** The ID of its line in the contract. */
  readonly line: LineId;
  /** The import of the framework. */
  readonly request: RegExp;
  /** The folder of the importing modules. Any folder if omitted. */
  readonly importer?: RegExp;
  /** The replacement module, which nothing else imports under this name. */
  readonly file: string;
}

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
        const errors = unused.map(({ line, request, importer }) => {
          const place = importer ? ` in a folder that matches ${importer}` : '';
          return toContractMessage(line, `no import${place} matches ${request}`);
        });
        compilation.errors.push(...errors.map((message) => new WebpackError(message)));
      });
    });
  }
}
