/** What pages may refer to. */
import type { Catalogue, Endpoint } from '../../src/catalogue/model';
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
  /** Pages that are made of the catalogue: their addresses by their files. */
  readonly generated: ReadonlyMap<string, string>;
}

/** The folder that the generated pages are written to. */
const reference = 'docs/reference';

/** The pages that plugins/endpoint-pages makes of a catalogue: addresses by files. */
export function listGenerated({ categories }: Catalogue): ReadonlyMap<string, string> {
  return new Map([
    [`${reference}/index.mdx`, '/endpoints'],
    [`${reference}/changelog.mdx`, '/changelog'],
    ...categories.flatMap(({ id, endpoints }) => [
      [`${reference}/${id}/index.mdx`, `/endpoints/${id}`] as const,
      ...endpoints.map(
        ({ slug }) => [`${reference}/${id}/${slug}.mdx`, `/docs/${id}/${slug}`] as const,
      ),
    ]),
  ]);
}
