import type { Method } from '../api/document';

/** A page as both searches find and show it. */
export interface PageTitle {
  readonly title: string;
  readonly permalink: string;
  readonly category: string;
  readonly endpoint?: TitledEndpoint;
}

/** What an endpoint can be found by, besides its title. */
export interface TitledEndpoint {
  readonly method: Method;
  /** The template, such as `campaigns/boards/{boardId}/links`. */
  readonly path: string;
  /** The anchors of its parameters, then of its response fields. */
  readonly fields: readonly string[];
}

/** The path of an endpoint as readers see it. Webhooks have none, and the URL of a callback has no slash. */
export function toShownPath(path: string): string {
  return path === '' || path.startsWith('{$') ? path : `/${path}`;
}
