import type { Method } from './catalogue/model';

/** An entry of the title index, which the search box in the header searches and shows. */
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
  /** Its parameters, as `buildFieldTree` writes them. */
  readonly fields: string;
}
