/** What pages can refer to. */
import type { Endpoint } from '../catalogue/model';
import type { SitePage } from '../site-map';
import type { Page } from './pages/page';

/** The files that pages can link to and import. */
export interface Targets {
  readonly siteDir: string;
  /** Where the pages lie, from the root of the repository: `docs`, or the folder of a version. */
  readonly folder: string;
  readonly pages: readonly Page[];
  /** What pages import, and no reader opens. */
  readonly partials: readonly Page[];
  /** The files of all pages, including unreadable ones. */
  readonly files: readonly string[];
  /** Undefined if it cannot be read. References to it cannot be checked then. */
  readonly endpoints: readonly Endpoint[] | undefined;
  /** The anchors of the rows in the status code table. */
  readonly errors: readonly string[] | undefined;
  /** The pages generated from the catalogue, by file. */
  readonly generated: ReadonlyMap<string, SitePage>;
  /** The anchors of those pages, if they are known. */
  readonly generatedAnchors: ReadonlyMap<SitePage, readonly string[]>;
}

export interface Content extends Targets {
  /** The slugs of valid endpoints. */
  readonly valid: ReadonlySet<string>;
}
