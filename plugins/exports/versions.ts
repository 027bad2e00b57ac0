import path from 'node:path';
import { currentVersion, toVersionRoute, type Arrangement } from '../../src/site-map/arrangement';
import type { ExportedVersion } from '../../src/exports/version';
import type { Deployment, Site } from '../../src/site';
import { docsFolder, referenceFolder } from '../../src/site-map/places';
import { readVersionNames, toVersionFolder } from '../../src/versions/names';
import { readCatalogue } from '../../src/versions/read';

/** A version, and the folder of its pages in the site. */
export interface VersionSource {
  readonly version: ExportedVersion;
  readonly folder: string;
}

/**
 * The version at `/`, then all others, newest first. Reads their generated pages. A cut version at `/`
 * also keeps its files at its own route, since tools do not follow redirects of every host.
 */
export function readExportedVersions(
  siteDir: string,
  { site, arrangement }: { readonly site: Site; readonly arrangement: Arrangement },
  { siteUrl, baseUrl }: Pick<Deployment, 'siteUrl' | 'baseUrl'>,
): readonly VersionSource[] {
  const portalUrl = (siteUrl + baseUrl).replace(/\/$/, '');
  const toSource = (name: string, route: string): VersionSource => {
    const folder =
      name === currentVersion ? docsFolder : path.relative(siteDir, toVersionFolder(siteDir, name));
    const catalogue = readCatalogue(path.join(siteDir, folder, referenceFolder));
    return { version: { name, route, catalogue, site, portalUrl }, folder };
  };
  const { root } = arrangement;
  const others = [currentVersion, ...readVersionNames(siteDir)].filter((name) => name !== root);
  return [
    toSource(root, ''),
    ...others.map((name) => toSource(name, toVersionRoute(name, arrangement))),
    ...(root === currentVersion ? [] : [toSource(root, `/${root}`)]),
  ];
}
