/** What pages may refer to. */
import type { Endpoint } from '../catalogue/model';
import type { SitePage } from '../site-map';
import type { SourceFile } from './files';
import type { Page } from './pages/page';

/** What pages may link to and import. */
export interface Targets {
  readonly siteDir: string;
  /** Where the pages lie, from the root of the repository: `docs`, or the folder of a version. */
  readonly folder: string;
  readonly pages: readonly Page[];
  /** What pages import, and no reader opens. */
  readonly partials: readonly Page[];
  /** Files of pages, those included that cannot be read. */
  readonly files: readonly string[];
  /** What the sidebar says of folders. */
  readonly categories: readonly SourceFile[];
  /** Addresses of all pages that editors write, those included that cannot be read. */
  readonly routes: readonly string[];
  /** Nothing where it cannot be read; what refers to it cannot be checked then. */
  readonly endpoints: readonly Endpoint[] | undefined;
  /** Anchors of the rows of the table of errors. */
  readonly errors: readonly string[] | undefined;
  /** Pages that are made of the catalogue, by their files. */
  readonly generated: ReadonlyMap<string, SitePage>;
  /** The anchors of those pages, where they can be told. */
  readonly generatedAnchors: ReadonlyMap<SitePage, readonly string[]>;
}

export interface Content extends Targets {
  /** Slugs of the endpoints that are free of problems. */
  readonly sound: ReadonlySet<string>;
}
