import type { ApiDocument } from '../openapi/document';
import { exportRoutes } from './routes';

/** The operator's settings that exports contain. */
export interface ExportedSite {
  /** The name of the portal in the header, titles and home page. */
  readonly name: string;
  /** The product name in field names of the API: `{product}Uri`. */
  readonly product: string;
  /** The base URLs of the API and of authentication, without a trailing slash. Empty if none. */
  readonly apiBaseUrl: string;
  readonly authenticationBaseUrl: string;
  /** Empty if there is none, and so is the status page. */
  readonly supportEmail: string;
  readonly statusPage: string;
  /** Whether the document is the operator's, instead of the built-in API. */
  readonly isGiven?: true;
}

/** The settings that documents contain in braces. Braces of the operator's document are its own. */
export function toDocumentSettings(site: ExportedSite): Readonly<Record<string, string>> {
  if (site.isGiven) return {};
  const { name, product, apiBaseUrl, authenticationBaseUrl, supportEmail, statusPage } = site;
  return { portalName: name, product, apiBaseUrl, authenticationBaseUrl, supportEmail, statusPage };
}

/** What the exports of a version are made from. */
export interface ExportedVersion {
  /** The name that readers see, for example `1.0`. */
  readonly name: string;
  /** The route of the version, without a trailing slash: empty, or for example `/1.0`. */
  readonly route: string;
  /** The document, with its settings in braces. */
  readonly document: ApiDocument;
  readonly site: ExportedSite;
  /** The address of the portal with its base URL, without a trailing slash. */
  readonly portalUrl: string;
  /** The other sites of a portal of several APIs, if this one is at its root. */
  readonly apis?: readonly ExportedApi[];
  /** Whether it has only pages, around several APIs. */
  readonly isWhole?: boolean;
}

/** An API of a portal of several. */
export interface ExportedApi extends Pick<ExportedVersion, 'site' | 'portalUrl'> {
  /** The address of its home page. By default, it ends with a slash. */
  readonly homeUrl?: string;
}

/** A text file of the build. */
export interface ExportFile {
  /** The route, for example `/openapi.json`. In the build, that of the version precedes it. */
  readonly route: string;
  readonly text: string;
}

/* The list of the portal's APIs for tools that look for them: RFC 9727, in the format of RFC 9264. */

/** Builds the list from the current versions. It exists once for all versions. */
export function buildApiCatalog(apis: readonly ExportedApi[]): ExportFile {
  const text = `${JSON.stringify({ linkset: apis.map(toLinks) }, null, 2)}\n`;
  return { route: '/.well-known/api-catalog', text };
}

function toLinks({ site, portalUrl, homeUrl = `${portalUrl}/` }: ExportedApi): object {
  const toLink = (href: string, type: string, title: string) => ({ href, type, title });
  return {
    anchor: site.apiBaseUrl,
    'service-desc': [
      toLink(portalUrl + exportRoutes.openApiJson, 'application/json', 'OpenAPI, as JSON'),
      toLink(portalUrl + exportRoutes.openApiYaml, 'application/yaml', 'OpenAPI, as YAML'),
    ],
    'service-doc': [
      toLink(homeUrl, 'text/html', `Documentation of the ${site.name}`),
      toLink(portalUrl + exportRoutes.llms, 'text/plain', 'List of all pages, as llms.txt'),
    ],
    ...(site.statusPage !== '' && {
      status: [toLink(site.statusPage, 'text/html', 'System Status')],
    }),
  };
}
