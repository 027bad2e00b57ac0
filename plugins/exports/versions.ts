import path from 'node:path';
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

/** The current version, then the cut ones, newest first. Reads their generated pages. */
export function readExportedVersions(
  siteDir: string,
  site: Site,
  { siteUrl, baseUrl }: Pick<Deployment, 'siteUrl' | 'baseUrl'>,
): readonly VersionSource[] {
  const portalUrl = (siteUrl + baseUrl).replace(/\/$/, '');
  const toSource = (name: string, route: string, folder: string): VersionSource => {
    const catalogue = readCatalogue(path.join(siteDir, folder, referenceFolder));
    return { version: { name, route, catalogue, site, portalUrl }, folder };
  };
  return [
    toSource('current', '', docsFolder),
    ...readVersionNames(siteDir).map((name) =>
      toSource(name, `/${name}`, path.relative(siteDir, toVersionFolder(siteDir, name))),
    ),
  ];
}
