/** The addresses that twins link to. */
import { toTwinRoute } from '../../site-map/places';
import type { ExportedVersion } from '../version';

/** What the addresses of a version start with. */
type Location = Pick<ExportedVersion, 'route' | 'portalUrl'>;

/**
 * Converts a link in a text of the version. Routes lead to twins, for example
 * `/portal/1.0/docs/errors.md#status-401`. An anchor is that of the page, and other URLs stay.
 */
export function toTwinHref(href: string, version: Location): string {
  if (!href.startsWith('/')) return href;
  const [route = '', anchor] = href.split('#');
  return toPath(version, toTwinRoute(route)) + (anchor === undefined ? '' : `#${anchor}`);
}

/** The path of a file below the route of the version, including the base URL. */
export function toPath({ portalUrl, route }: Location, file: string): string {
  return toBasePath(portalUrl) + route + file;
}

/** The complete URL of a page or a file below the route of the version. */
export function toUrl({ portalUrl, route }: Location, file: string): string {
  return portalUrl + route + file;
}

/** The base URL of a portal without a trailing slash. Empty for the root of a host. */
export function toBasePath(portalUrl: string): string {
  return new URL(portalUrl).pathname.replace(/\/$/, '');
}
