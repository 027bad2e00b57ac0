import type { Method } from '../openapi/document';

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

/** The path as readers see it. A callback has a URL, and a webhook has the kind of its event instead. */
export function toShownPath(path: string, event = ''): string {
  if (path === '') return event;
  return path.startsWith('{$') ? path : `/${path}`;
}
