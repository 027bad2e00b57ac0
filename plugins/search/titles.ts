import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Endpoint } from '../../src/catalogue/model';
import { type PageTitle, toTitledEndpoint } from '../../src/site-map/titles';

/** Finds the endpoint that a page documents. */
type FindEndpoint = (doc: DocMetadata) => Endpoint | undefined;

/** The pages that can be found by title, in the order of the version's files. */
export function buildTitles(
  { docs }: LoadedVersion,
  findEndpoint: FindEndpoint,
): readonly PageTitle[] {
  return docs.filter(isSearchable).map((doc) => {
    const endpoint = findEndpoint(doc);
    return {
      title: doc.title,
      permalink: doc.permalink,
      category: toCategory(doc.frontMatter['search_category']),
      ...(endpoint && { endpoint: toTitledEndpoint(endpoint) }),
    };
  });
}

/** Whether a page is in the title search and the full-text search. */
export function isSearchable({ unlisted, draft, frontMatter }: DocMetadata): boolean {
  return !unlisted && !draft && frontMatter['hide_from_search'] !== true;
}

function toCategory(named: unknown): string {
  return typeof named === 'string' ? named : 'General';
}

/** A module that loads the titles of a version on demand. */
export function buildLoaders(versions: readonly string[]): string {
  const loaders = versions.map((name) => {
    const file = JSON.stringify(`./${name}.json`);
    return `  ${JSON.stringify(name)}: () => import(${file}),`;
  });
  return `export default {\n${loaders.join('\n')}\n};\n`;
}
