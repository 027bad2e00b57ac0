import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { currentVersion, toVersionRoute, type Arrangement } from '../site-map/arrangement';
import type { Deployment } from '../site';
import { compareVersions, findLatest } from '../site-map/semver';

type VersionOptions = Required<Pick<PluginOptions, 'lastVersion' | 'versions'>>;

/**
 * Which version is at `/`. Before the first cut, it is always the current version, so that the URLs
 * of its pages do not change with the cut.
 */
export function toArrangement(
  names: readonly string[],
  { latest: setting }: Pick<Deployment, 'latest'>,
): Arrangement {
  const latest = findLatest(names);
  return { root: (setting === 'release' ? latest : undefined) ?? currentVersion, latest };
}

/** The routes, labels and banners of all versions. Search engines only index the version at `/`. */
export function toVersionOptions(
  names: readonly string[],
  arrangement: Arrangement,
): VersionOptions {
  const { root } = arrangement;
  const options = [currentVersion, ...names].map((name) => {
    const noIndex = name !== root;
    const path = toVersionRoute(name, arrangement).slice(1);
    const label = name === currentVersion ? toCurrentLabel(arrangement) : name;
    return [name, { label, path, noIndex, banner: toBanner(name, arrangement) }] as const;
  });
  return { lastVersion: root, versions: Object.fromEntries(options) };
}

function toCurrentLabel({ root }: Arrangement): string {
  return root === currentVersion ? 'Current' : 'Next';
}

/** Versions before the latest one are old, and those after it are not released. */
function toBanner(name: string, { root, latest = '' }: Arrangement) {
  if (name === root || name === latest) return 'none';
  const isOld = name !== currentVersion && compareVersions(name, latest) < 0;
  return isOld ? 'unmaintained' : 'unreleased';
}
