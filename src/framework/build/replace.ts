/** Lets the bundler find other modules than the framework's, and notices when it no longer does. */
import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { toContractMessage, type LineId } from '../contract';

/** A module that is found instead of one of the framework's. */
export interface Replacement {
  /** The line of the contract. */
  readonly line: LineId;
  /** What the framework imports. */
  readonly request: RegExp;
  /** The folder of the modules that import it; any where it is left out. */
  readonly importer?: RegExp;
  /** The module that is found instead, which nothing else imports under this very name. */
  readonly file: string;
}

/**
 * The compilation fails when it holds none of the modules that a replacement names: the framework
 * has moved what was to be replaced. (Replacements are not counted as they happen: what the cache of
 * `start` holds is not looked up again.)
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
