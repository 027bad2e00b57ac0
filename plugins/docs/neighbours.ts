import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Method } from '../../src/catalogue/model';
import type { Neighbour } from '../../src/sidebar';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];
type Place = Pick<Neighbour, 'group' | 'method'>;

/** Adds its group and its method to the previous and the next page of each page. */
export function describeNeighbours(content: LoadedContent): LoadedContent {
  return { ...content, loadedVersions: content.loadedVersions.map(describeVersion) };
}

function describeVersion(version: LoadedVersion): LoadedVersion {
  const items = Object.values(version.sidebars).flat();
  const places = new Map(items.flatMap((item) => listPlaces(item)));
  const byPermalink = new Map(version.docs.map((doc) => [doc.permalink, places.get(doc.id)]));
  const describe = (page: Neighbour | undefined): Neighbour | undefined =>
    page && { ...page, ...byPermalink.get(page.permalink) };
  const docs = version.docs.map((doc) => ({
    ...doc,
    previous: describe(doc.previous),
    next: describe(doc.next),
  }));
  return { ...version, docs };
}

/** The IDs of the pages of an item, each with its place in the sidebar. */
function listPlaces(item: SidebarItem, group?: string): readonly (readonly [string, Place])[] {
  const inGroup = group === undefined ? {} : { group };
  switch (item.type) {
    case 'doc':
    case 'ref': {
      const method = item.customProps?.['method'] as Method | undefined;
      return [[item.id, { ...inGroup, ...(method && { method }) }]];
    }
    case 'category': {
      const overview = item.link?.type === 'doc' ? [[item.link.id, inGroup] as const] : [];
      return [...overview, ...item.items.flatMap((child) => listPlaces(child, item.label))];
    }
    case 'link':
    case 'html':
      return [];
    default:
      return item satisfies never;
  }
}
