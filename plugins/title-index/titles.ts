import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { PageTitle } from '../../src/titles';

/** The pages that a reader may find by title, in the order of the version's files. */
export function buildTitles({ docs }: LoadedVersion): readonly PageTitle[] {
  return docs
    .filter((doc) => !doc.unlisted && !doc.draft && doc.frontMatter['hide_from_search'] !== true)
    .map((doc) => ({
      title: doc.title,
      permalink: doc.permalink,
      category: toCategory(doc.frontMatter['search_category']),
    }));
}

function toCategory(named: unknown): string {
  return typeof named === 'string' ? named : 'General';
}

/** A module that loads the titles of one version when they are asked for. */
export function buildLoaders(versions: readonly string[]): string {
  const loaders = versions.map((name) => {
    const file = JSON.stringify(`./${name}.json`);
    return `  ${JSON.stringify(name)}: () => import(${file}),`;
  });
  return `export default {\n${loaders.join('\n')}\n};\n`;
}
