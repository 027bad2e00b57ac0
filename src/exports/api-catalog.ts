/** The list of the portal's APIs for tools that look for them: RFC 9727, in the format of RFC 9264. */
import { apiCatalogRoute, exportRoutes } from './routes';
import type { ExportedVersion, ExportFile } from './version';

/** Builds the list from the current version. */
export function buildApiCatalog({ site, portalUrl }: ExportedVersion): ExportFile {
  const toLink = (href: string, type: string, title: string) => ({ href, type, title });
  const linkset = [
    {
      anchor: site.apiBaseUrl,
      'service-desc': [
        toLink(portalUrl + exportRoutes.openApiJson, 'application/json', 'OpenAPI, as JSON'),
        toLink(portalUrl + exportRoutes.openApiYaml, 'application/yaml', 'OpenAPI, as YAML'),
      ],
      'service-doc': [
        toLink(`${portalUrl}/`, 'text/html', `Documentation of the ${site.name}`),
        toLink(portalUrl + exportRoutes.llms, 'text/plain', 'List of all pages, as llms.txt'),
      ],
      status: [toLink(site.statusPage, 'text/html', 'System Status')],
    },
  ];
  return {
    route: apiCatalogRoute,
    mediaType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    text: `${JSON.stringify({ linkset }, null, 2)}\n`,
  };
}
