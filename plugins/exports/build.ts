import type { DocusaurusConfig } from '@docusaurus/types';
import { toVersionRoute, type Arrangement } from '../../src/site-map/arrangement';
import { buildApiCatalog } from '../../src/exports/api-catalog';
import { buildHttpFile } from '../../src/exports/http';
import type { VersionRoutes } from '../../src/exports/markdown/changelog';
import { buildOpenApi } from '../../src/exports/openapi/document';
import { exportRoutes } from '../../src/exports/routes';
import type { ExportedVersion, ExportFile } from '../../src/exports/version';
import type { Site } from '../../src/site';
import { readRootChangelog, type RootChangelog } from '../endpoint-pages/root-changelog';
import { buildMarkdownFiles, buildNotes, readVersionPages, type VersionPages } from './markdown';
import { readExportedVersions } from './versions';
import { toYaml } from './yaml';

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
