/** What pages can refer to. */
import type { Endpoint } from '../catalogue/model';
import type { SitePage } from '../site-map';
import type { Page } from './pages/page';

export interface Content {
  readonly siteDir: string;
  /**
   * The folder of the pages, from the root of the repository: `docs`, or the folder of a version.
   */
  readonly folder: string;
  readonly pages: readonly Page[];
  /** Pages that other pages import, and that readers cannot open. */
  readonly partials: readonly Page[];
  /** The files of all pages, including unreadable ones. */
  readonly files: readonly string[];
  /** Undefined if it cannot be read. References to it cannot be checked then. */
  readonly endpoints: readonly Endpoint[] | undefined;
  /** The anchors of the rows in the status code table. */
  readonly errors: readonly string[] | undefined;
  /** The slugs of endpoints without problems. */
  readonly sound: ReadonlySet<string>;
  /** The pages generated from the catalogue, by file. */
  readonly generated: ReadonlyMap<string, SitePage>;
}
