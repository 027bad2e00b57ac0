import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { stringify } from 'yaml';
import { type Arrangement, currentVersion, toVersionRoute } from '../../src/site-map/arrangement';
import { buildApiCatalog, type ExportedVersion, type ExportFile } from '../../src/exports/version';
import { buildHttpFile } from '../../src/exports/http';
import type { VersionRoutes } from '../../src/exports/markdown/changelog';
import { buildOpenApi } from '../../src/exports/openapi/document';
import { exportRoutes } from '../../src/exports/routes';
import type { Deployment, Site } from '../../src/site';
import { readRootChangelog, type RootChangelog } from '../endpoint-pages/changelog';
import { buildMarkdownFiles, buildNotes, readVersionPages, type VersionPages } from './markdown';
import { docsFolder, referenceFolder } from '../../src/site-map/places';
import { readVersionNames, toVersionFolder } from '../../src/versions/names';
import { readCatalogue } from '../../src/versions/read';

/** Builds the exports of all versions. Their routes include the version. */
export async function buildExports(
  siteDir: string,
  { url: siteUrl, baseUrl, customFields }: DocusaurusConfig,
): Promise<readonly ExportFile[]> {
  const site = customFields?.['site'] as Site;
  const arrangement = customFields?.['arrangement'] as Arrangement;
  const sources = readExportedVersions(siteDir, { site, arrangement }, { siteUrl, baseUrl });
  const routes: VersionRoutes = new Map(
    sources.map(({ version: { name } }) => [name, toVersionRoute(name, arrangement)]),
  );
  const read = await Promise.all(
    sources.map(async ({ version, folder }) => ({
      version,
      pages: await readVersionPages(siteDir, folder),
    })),
  );
  const files = await Promise.all(
    completeRoot(read, readRootChangelog(siteDir, arrangement)).map(async ({ version, pages }) => {
      const ownRoutes = new Map([...routes, [version.name, version.route]]);
      const markdown = await buildMarkdownFiles(version, pages, ownRoutes);
      return [...buildRequestFiles(version), ...markdown].map((file) => ({
        ...file,
        route: version.route + file.route,
      }));
    }),
  );
  return [...files.flat(), ...sources.slice(0, 1).map(({ version }) => buildApiCatalog(version))];
}

interface ReadVersion {
  readonly version: ExportedVersion;
  readonly pages: VersionPages;
}

/**
 * The changelog at `/` contains all versions. The release notes that its own version does not have
 * are those of each version.
 */
function completeRoot(
  versions: readonly ReadVersion[],
  changelog: RootChangelog | undefined,
): readonly ReadVersion[] {
  if (!changelog) return versions;
  const otherNotes = new Map(
    versions.flatMap(({ version, pages }) => {
      const notes = buildNotes(version, pages).get(version.name);
      return notes ? [[version.name, notes] as const] : [];
    }),
  );
  return versions.map(({ version, pages }) => {
    const isRoot = version.route === '';
    const { content } = changelog;
    return { version, pages: isRoot ? { ...pages, changelog: content, otherNotes } : pages };
  });
}

/** The files that clients of the API read. */
function buildRequestFiles(version: ExportedVersion): readonly ExportFile[] {
  const openApi = buildOpenApi(version);
  return [
    {
      route: exportRoutes.openApiJson,
      mediaType: 'application/json',
      text: `${JSON.stringify(openApi, null, 2)}\n`,
    },
    { route: exportRoutes.openApiYaml, mediaType: 'application/yaml', text: toYaml(openApi) },
    { route: exportRoutes.requests, mediaType: 'text/plain', text: buildHttpFile(version) },
  ];
}

/** A version, and the folder of its pages in the site. */
export interface VersionSource {
  readonly version: ExportedVersion;
  readonly folder: string;
}

/**
 * The version at `/`, then all others, newest first. Reads their generated pages. A cut version at `/`
 * also keeps its files at its own route, since tools do not follow redirects of every host.
 */
function readExportedVersions(
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

/**
 * Serializes an export as YAML. Strings that a parser of YAML 1.1 would read as another type, such
 * as dates and `no`, are quoted. Repeated values are written out, because not all tools read
 * anchors.
 */
export function toYaml(value: object): string {
  return stringify(value, { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 });
}
