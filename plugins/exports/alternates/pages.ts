/** The pages of a version in reading order: that of the sidebar. */
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import { optionalSection } from '../../../src/exports/llms';
import { changelogPlace } from '../../../src/site-map/places';
import { listSidebarPages } from '../../docs/sidebar';
import { isSearchable } from '../../search';

export type LoadedVersion = LoadedContent['loadedVersions'][number];

/**
 * A section is a group of the sidebar. Pages that the sidebar does not have, such as the home page and
 * overviews, come first in the section of their folder.
 */
export function listPages({ sidebars, docs }: Pick<LoadedVersion, 'sidebars' | 'docs'>) {
  const listed = listSidebarPages(Object.values(sidebars).flat());
  const sections = new Map(
    listed.map(({ id, group = '', overviewOf = group }) => [id, overviewOf]),
  );
  const folders = new Map(
    docs.flatMap(({ id, sourceDirName }) => {
      const section = sections.get(id);
      return section === undefined ? [] : [[sourceDirName, section] as const];
    }),
  );
  const toSection = ({ id, slug, sourceDirName }: DocMetadata) => {
    if (slug === changelogPlace.route) return optionalSection;
    return sections.get(id) ?? folders.get(sourceDirName) ?? optionalSection;
  };
  const toPosition = positionsOf([...sections.keys()]);
  const toOrder = positionsOf([...sections.values(), optionalSection]);
  return docs
    .toSorted((a, b) => toPosition(a.id) - toPosition(b.id))
    .map((doc) => {
      const { permalink, slug: route, title, description: summary } = doc;
      const section = toSection(doc);
      return { permalink, route, title, summary, section, isListed: isSearchable(doc) };
    })
    .sort((a, b) => toOrder(a.section) - toOrder(b.section));
}

/** The position of each first name. -1 for others. */
function positionsOf(names: readonly string[]): (name: string) => number {
  const positions = new Map([...new Set(names)].map((name, index) => [name, index]));
  return (name) => positions.get(name) ?? -1;
}
