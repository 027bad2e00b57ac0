/** The files that a build writes for programs, and that tools read. Routes are those of pages. */
import type { Method } from '../openapi/document';
import type { LanguageId } from '../samples/languages';

/** The file that makes a folder or an address a portal. */
export const portalFile = 'portal.json';

/** The files of each version, below its route. Those of operations are beside their pages. */
export const versionFiles = {
  operations: '/operations.json',
  changelog: '/changelog.json',
} as const;

export interface Portal {
  readonly format: 1;
  readonly name: string;
  /** The address with the base URL, without a trailing slash. */
  readonly url: string;
  /** The version at `/` first, then all others, newest first. */
  readonly versions: readonly PortalVersion[];
  /** The languages of samples that readers see first. */
  readonly languages: readonly LanguageId[];
  /** The APIs of a portal of several. Each has files like these at its path: empty, or `orders/`. */
  readonly apis?: readonly { readonly id: string; readonly name: string; readonly path: string }[];
}

export interface PortalVersion {
  /** Such as `1.0`, or `current` for the one that editors work on. */
  readonly name: string;
  /** The route without a trailing slash: empty, or for example `/1.0`. */
  readonly route: string;
}

/** What an operation is found by. */
export interface OperationRow {
  readonly operationId: string;
  readonly title: string;
  readonly method: Method;
  /** The path relative to the base URL, without a leading slash. */
  readonly path: string;
  /** The route of its page, without a version. */
  readonly route: string;
  readonly event?: 'webhook' | 'callback';
  readonly deprecated?: true;
}
