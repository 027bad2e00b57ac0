/** What pages may refer to. */
import type { Aliased } from '../catalogue/check/aliases';
import type { Catalogue, Endpoint } from '../catalogue/model';
import { buildSiteMap } from '../site-map';
import { toDocId } from '../site-map/places';
import type { Page } from './pages/page';

export interface Content {
  readonly siteDir: string;
  readonly pages: readonly Page[];
  /** Files of pages, those included that cannot be read. */
  readonly files: readonly string[];
  /** Nothing where it cannot be read; what refers to it cannot be checked then. */
  readonly endpoints: readonly Endpoint[] | undefined;
  /** Anchors of the rows of the table of errors. */
  readonly errors: readonly string[] | undefined;
  /** Slugs of the endpoints that are free of problems. */
  readonly sound: ReadonlySet<string>;
  /** What in the catalogue has old addresses. */
  readonly aliased: readonly Aliased[];
  /** Pages that are made of the catalogue: their addresses by their files. */
  readonly generated: ReadonlyMap<string, string>;
}

/** The pages that are made of a catalogue: addresses by files. */
export function listGenerated(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map(buildSiteMap(catalogue).map((page) => [`docs/${toDocId(page)}.mdx`, page.route]));
}
