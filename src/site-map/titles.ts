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

/**
 * The path of an endpoint as readers see it. The URL of a callback has no slash before it. A webhook
 * has no path, and shows its kind of event if that is given.
 */
export function toShownPath(path: string, event = ''): string {
  if (path === '') return event;
  return path.startsWith('{$') ? path : `/${path}`;
}
