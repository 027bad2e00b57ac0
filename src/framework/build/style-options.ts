import { createRequire } from 'node:module';
import type { PostCssOptions } from '@docusaurus/types';

const load = createRequire(__filename);

/**
 * Options of PostCSS for builds that are equal in any folder, and fast: without a search for other
 * options in the folders above each style sheet, and with one instance of each plugin for all.
 */
export function toStyleOptions(options: PostCssOptions): PostCssOptions {
  return { ...options, config: false, plugins: options.plugins.map(toInstance) };
}

/** The framework names a plugin by its file, with the options for it. */
function toInstance(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, object];
  return (load(file) as (options: object) => object)(options);
}
