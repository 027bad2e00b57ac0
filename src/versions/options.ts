import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type VersionOptions = Partial<Pick<PluginOptions, 'lastVersion' | 'versions'>>;

/**
 * Serves the current version at `/` and cut versions below their name. Search engines do not index
 * cut versions.
 */
export function toVersionOptions(names: readonly string[]): VersionOptions {
  const cut = names.map((name) => [name, { label: name, banner: 'none', noIndex: true }] as const);
  return {
    lastVersion: 'current',
    versions: { current: { label: 'Current', banner: 'none' }, ...Object.fromEntries(cut) },
  };
}
