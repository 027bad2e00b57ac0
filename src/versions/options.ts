import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type VersionOptions = Partial<Pick<PluginOptions, 'lastVersion' | 'versions'>>;

/** The current version stays at `/`; cut ones are served below their name and left out by search engines. */
export function toVersionOptions(names: readonly string[]): VersionOptions {
  const cut = names.map((name) => [name, { label: name, banner: 'none', noIndex: true }] as const);
  return {
    lastVersion: 'current',
    versions: { current: { label: 'Current', banner: 'none' }, ...Object.fromEntries(cut) },
  };
}
