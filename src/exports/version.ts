import type { Catalogue } from '../catalogue/model';
import type { Hosts } from '../request/model';

/** The operator's settings that exports contain. */
export interface ExportedSite extends Hosts {
  readonly name: string;
  readonly supportEmail: string;
  readonly statusPage: string;
}

/** What the exports of a version are made from. */
export interface ExportedVersion {
  /** The name that readers see, for example `1.0`. */
  readonly name: string;
  /** The route of the version, without a trailing slash: empty, or for example `/1.0`. */
  readonly route: string;
  readonly catalogue: Catalogue;
  readonly site: ExportedSite;
  /** The address of the portal with its base URL, without a trailing slash. */
  readonly portalUrl: string;
}

/** A text file that is served below the route of its version. */
export interface ExportFile {
  /** The route without the version, for example `/openapi.json`. */
  readonly route: string;
  readonly mediaType: string;
  readonly text: string;
}
