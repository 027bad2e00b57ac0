/** Writes the exports of all versions: the portal's content for other tools. `npm start` has none. */
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { stringify } from 'yaml';
import { writeWhole } from '../../src/content/generated';
import { type Arrangement, currentVersion, toVersionRoute } from '../../src/routes/arrangement';
import { fillSettings } from '../../src/openapi/document';
import {
  buildApiCatalog,
  type ExportedApi,
  type ExportedVersion,
  type ExportFile,
  toDocumentSettings,
} from '../../src/exports/version';
import { buildHttpFile } from '../../src/exports/http';
import { buildOpenApi } from '../../src/exports/openapi';
import { toJsonText, withoutMarks } from '../../src/openapi/numbers';
import { exportRoutes } from '../../src/exports/routes';
import type { Site } from '../../src/site';
import { readSite } from '../../src/load/site';
import { isAround, isWhole } from '../../src/project/apis';
import { type Project, type ProjectOptions, toContentDir } from '../../src/project/index';
import { toHome } from '../../src/routes/apis';
import { docsFolder, referenceFolder } from '../../src/routes/places';
import { readCurrentDocument, readVersionNames, toVersionFolder } from '../../src/versions/read';
import { readVersionDocument } from '../docs/frozen';
import { listApis, toSiteBase } from '../pages/around';
import { buildAgentFiles } from './agents';
import { buildAlternates } from './alternates';

export default function exportsPlugin(_context: LoadContext, options: ProjectOptions): Plugin {
  return {
    name: 'exports',
    async postBuild(props) {
      const project = options.project();
      const versions = readExportedVersions(props.siteConfig, project);
      // Threads convert pages meanwhile.
      const alternates = buildAlternates(props, versions);
      const requests = versions.filter((one) => !one.isWhole).flatMap(buildRequestFiles);
      const agents = buildAgentFiles(versions, (name) => toReference(project, name));
      const catalogs = listCataloged(versions, project).map(buildApiCatalog);
      const files = [...requests, ...catalogs, ...agents, ...(await alternates)];
      for (const { route, text } of files) writeWhole(path.join(props.outDir, route), text);
    },
  };
}

/** What the list of APIs contains: all of the portal. A site below its root has none. */
function listCataloged([root]: readonly ExportedVersion[], { portal }: Project) {
  const isAlone = portal.apis.length === 0;
  const listed = isAlone && root ? [root] : root?.apis;
  return listed ? [listed] : [];
}

/** The APIs of a portal of several in the language of the site at its root, which they are for. */
function listExported(project: Project, root: string): readonly ExportedApi[] | undefined {
  if (!isAround(project)) return undefined;
  const { folder, baseUrl } = project.portal;
  return listApis(folder).map((api) => {
    const base = toSiteBase(api, root);
    const { siteUrl } = api.deployment;
    const portalUrl = siteUrl + base.slice(0, -1);
    return { site: readSite(api), portalUrl, homeUrl: siteUrl + toHome(base, baseUrl) };
  });
}

/** The folder of the generated pages of a version. */
function toReference(project: Project, name: string): string {
  const pages =
    name === currentVersion
      ? path.join(toContentDir(project), docsFolder)
      : toVersionFolder(project.folder, name);
  return path.join(pages, referenceFolder);
}

/** The files that clients of the API read. */
function buildRequestFiles(version: ExportedVersion): readonly ExportFile[] {
  const { document, name, site, portalUrl, route } = version;
  const settings = { ...toDocumentSettings(site), portalVersion: name };
  const openApi = buildOpenApi(fillSettings(document, settings), portalUrl + route);
  return [
    { route: route + exportRoutes.openApiJson, text: `${toJsonText(openApi, 2)}\n` },
    { route: route + exportRoutes.openApiYaml, text: toYaml(openApi) },
    { route: route + exportRoutes.requests, text: buildHttpFile(version) },
  ];
}

/**
 * The version at `/`, then all others, newest first. A cut version at `/` also keeps its files at its
 * own route, since tools do not follow redirects of every host.
 */
function readExportedVersions(
  { url, baseUrl, customFields }: DocusaurusConfig,
  project: Project,
): readonly ExportedVersion[] {
  const site = customFields?.['site'] as Site;
  const arrangement = customFields?.['arrangement'] as Arrangement;
  const portalUrl = (url + baseUrl).replace(/\/$/, '');
  const apis = listExported(project, baseUrl);
  const toVersion = (name: string, route: string): ExportedVersion => ({
    name,
    route,
    site,
    portalUrl,
    ...(apis && { apis }),
    ...(isWhole(project.api) && { isWhole: true }),
    document:
      name === currentVersion
        ? readCurrentDocument(toContentDir(project))
        : readVersionDocument(project, name),
  });
  const { root } = arrangement;
  const names = [currentVersion, ...readVersionNames(project.folder)];
  const others = names.filter((name) => name !== root);
  return [
    toVersion(root, ''),
    ...others.map((name) => toVersion(name, toVersionRoute(name, arrangement))),
    ...(root === currentVersion ? [] : [toVersion(root, `/${root}`)]),
  ];
}

/**
 * Serializes an export as YAML. Strings that a parser of YAML 1.1 would read as another type, such
 * as dates and `no`, are quoted. Repeated values are written out, because not all tools read
 * anchors.
 */
export function toYaml(value: object): string {
  const options = { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 } as const;
  return withoutMarks(stringify(value, options));
}
