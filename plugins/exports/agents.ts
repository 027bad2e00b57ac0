/** What the server of `src/mcp` reads: the operations, the changes, and the list of versions. */
import path from 'node:path';
import type { ExportedVersion, ExportFile } from '../../src/exports/version';
import { tag } from '../../src/messages/en/language';
import { toDefined } from '../../src/openapi/document';
import { type OperationRow, type Portal, portalFile, versionFiles } from '../../src/mcp/files';
import type { CategoriesPage, ChangelogPage, EndpointPage } from '../../src/page-data';
import { changelogPlace, indexPlace, toFile } from '../../src/routes/places';
import type { Site } from '../../src/site';
import { tabLanguageIds } from '../../src/samples/languages';
import { readJson } from '../../src/versions/read';

/** @param toFolder the folder of the generated pages of a version */
export function buildAgentFiles(
  versions: readonly ExportedVersion[],
  toFolder: (version: string) => string,
): readonly ExportFile[] {
  // The version at `/` can be among them twice.
  const own = versions.filter(
    ({ name }, index) => versions.findIndex((one) => one.name === name) === index,
  );
  return [
    ...own.slice(0, 1).map((root) => buildPortal(root, own)),
    ...own.flatMap((version) => {
      const folder = toFolder(version.name);
      // Pages around several APIs have no operations of their own.
      const read = (file: string) => (version.isWhole ? {} : readJson(path.join(folder, file)));
      return buildOperations(version.route, read);
    }),
  ];
}

function buildPortal(
  { site, portalUrl, apis }: ExportedVersion & { readonly site: Partial<Site> },
  versions: readonly ExportedVersion[],
): ExportFile {
  const portal: Portal = {
    format: 1,
    name: site.name,
    url: portalUrl,
    versions: versions.map(({ name, route }) => ({ name, route })),
    languages: site.languages ?? tabLanguageIds,
    ...(apis && {
      apis: site.around?.apis.map(({ id, name, path: own }) => ({ id, name, path: own })),
    }),
  };
  return { route: `/${portalFile}`, text: JSON.stringify(portal) };
}

/**
 * The operations of a version, as their pages have them, and its changes.
 * @param read reads a file of the folder of generated pages
 */
export function buildOperations(
  version: string,
  read: (file: string) => object,
): readonly ExportFile[] {
  const { endpoints = [] } = read(toFile(indexPlace, 'json')) as Partial<CategoriesPage>;
  const { steps = [] } = read(toFile(changelogPlace, 'json')) as Partial<ChangelogPage>;
  const pages = endpoints.map(({ route }) => {
    const { endpoint } = read(`${route.slice('/docs/'.length)}.json`) as EndpointPage;
    return { route, endpoint };
  });
  const rows = pages.map(({ route, endpoint }): OperationRow => {
    const { operationId, title, method, path: own, event } = endpoint;
    const deprecated = endpoint.deprecated === undefined ? undefined : (true as const);
    return toDefined({ operationId, title, method, path: own, route, event, deprecated });
  });
  const toText = (content: object) => JSON.stringify(content);
  return [
    { route: version + versionFiles.operations, text: toText(rows) },
    { route: version + versionFiles.changelog, text: toText({ language: tag, steps }) },
    ...pages.map(({ route, endpoint }) => ({
      route: `${version}${route}.json`,
      text: toText({ endpoint }),
    })),
  ];
}
