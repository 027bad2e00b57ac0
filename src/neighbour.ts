import type { Method } from './catalogue/model';

/** The previous or next page of a page, as `plugins/docs` describes it. */
export interface Neighbour {
  readonly title: string;
  readonly permalink: string;
  /** The label of its innermost group in the sidebar. */
  readonly group?: string;
  /** The method of an endpoint. */
  readonly method?: Method;
}
