import type { DocusaurusConfig } from '@docusaurus/types';
import { toVersionRoute, type Arrangement } from '../../src/site-map/arrangement';
import { buildApiCatalog } from '../../src/exports/api-catalog';
import { buildHttpFile } from '../../src/exports/http';
import type { VersionRoutes } from '../../src/exports/markdown/changelog';
import { buildOpenApi } from '../../src/exports/openapi/document';
import { exportRoutes } from '../../src/exports/routes';
import type { ExportedVersion, ExportFile } from '../../src/exports/version';
import type { Site } from '../../src/site';
import { buildMarkdownFiles, readVersionPages } from './markdown';
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
  const files = await Promise.all(
    sources.map(async ({ version, folder }) => {
      const pages = await readVersionPages(siteDir, folder);
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
